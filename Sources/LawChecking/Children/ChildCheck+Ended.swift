import BindingGenerators
import BindingLaws

extension ChildCheck {
  /// Judges on the cases that end: after each that does not, a child goes on without it.
  ///
  /// Cases are drawn as before, so that the next child comes to where the last one died. What kills
  /// again and again is left out altogether, and where that does not help the law is given up.
  mutating func verdictOnTheRest() throws -> Verdict? {
    var deaths = Deaths(try leftOutByAll())
    while true {
      let report = try checked(deaths.ended)
      if report.diagnosis == .finished {
        guard let found = finished(report) else {
          return givenUp(deaths, "it \(Diagnosis.garbled)")
        }
        return reported(found, deaths)
      }
      guard report.diagnosis != .garbled, let given = report.given else {
        let isOfModel = report.runs == 0 && report.diagnosis != .garbled
        return isOfModel ? deadModel(report) : givenUp(deaths, outside(report))
      }
      deaths.note(given, isHang: report.diagnosis == .timedOut)
      if deaths.areTooMany || budget.isUsedUp { return givenUp(deaths, "too many cases end it") }
      if let place = try place(of: given) { deaths.leaveOut(place) }
    }
  }

  /// What no law is judged on: what hangs, or kills in many ways, as cases of `total` show.
  ///
  /// It is known before any law is judged, so that a law alone is judged as among others.
  private func leftOutByAll() throws -> LeftOut {
    if let known = checker.state.leftOut { return known }
    var scout = try ChildCheck(checker, Law.total)
    var (deaths, leftOut) = (Deaths(), LeftOut())
    while !deaths.areTooMany && !scout.budget.isUsedUp {
      let report =
        try deaths.ended.isEmpty
        ? scout.scouted() : scout.run(.check(proving: false, without: deaths.ended))
      guard report.diagnosis.isDeath, report.diagnosis != .garbled, let given = report.given else {
        break
      }
      deaths.note(given, isHang: report.diagnosis == .timedOut)
      guard let place = try scout.place(of: given) else { continue }
      if let wide = deaths.leaveOut(place) { leftOut.insert(wide) }
    }
    checker.state.leftOut = leftOut
    return leftOut
  }

  /// What was being done when a case killed, as something to be left out.
  private mutating func place(
    of given: Case
  ) throws -> DeathPlace? {
    let report = try run(.locate(given))
    return report.diagnosis.isDeath ? DeathPlace(report.operation) : nil
  }

  /// A verdict beside the cases that crashed.
  private func reported(_ found: Verdict?, _ deaths: Deaths) -> Verdict? {
    guard var verdict = found else {
      return deaths.ended.cases.isEmpty
        ? nil : givenUp(deaths, "no case that comes to an end meets the premise")
    }
    if !deaths.ended.isEmpty && (verdict.isPremiseRare || verdict.kind == .noEvidence) {
      return givenUp(deaths, "too few cases that come to an end show what it speaks about")
    }
    verdict.endings = endings(deaths)
    return verdict
  }

  /// No verdict: that nothing was seen may well be because of what crashed.
  private func givenUp(_ deaths: Deaths, _ reason: String) -> Verdict {
    var verdict = Verdict(
      system: checker.name, law: LawDescription(law), kind: .gaveUp, seed: checker.options.seed)
    verdict.endings = endings(deaths)
    verdict.endings.givenUp = reason
    return verdict
  }

  /// What crashes before any case says nothing about the law.
  private func deadModel(_ report: ChildReport) -> Verdict {
    var verdict = Verdict(
      system: checker.name, law: LawDescription(law), kind: .gaveUp, seed: checker.options.seed)
    let words = report.diagnosis.words(limits, report.sentence)
    verdict.grounds = .death(.init(operation: nil, diagnosis: words, runs: 0))
    return verdict
  }

  private func endings(_ deaths: Deaths) -> Verdict.Endings {
    var endings = Verdict.Endings()
    (endings.cases, endings.leftOut) = (deaths.ended.cases.count, deaths.leftOut.words)
    endings.withoutProof = checker.state.provesNothing && deaths.ended.cases.isEmpty
    return endings
  }

  private func outside(_ report: ChildReport) -> String {
    let words = report.diagnosis.words(limits, report.sentence)
    return "\(words) \(Verdict.Grounds.Death.outside(report.runs))"
  }
}

/// The deaths of one law so far, and what follows from them for the cases that come.
struct Deaths {
  /// How many cases may crash before the law is given up; each that hangs counts as
  /// four, because it takes so much longer.
  private static let most = 16
  private static let weightOfHang = 4
  /// After how many actions that kill no action is carried out any more.
  private static let mostActions = 3

  /// What was left out.
  private(set) var leftOut: LeftOut
  /// Whether the last of them did not come to an end.
  private(set) var endWithHang = false
  private var cases: [Case] = []
  private var weight = 0
  private var actions = 0

  /// - Parameter leftOut: What is left out from the beginning.
  init(_ leftOut: LeftOut = LeftOut()) { self.leftOut = leftOut }

  var ended: Ended { Ended(cases: cases, omissions: leftOut.omissions) }

  var areTooMany: Bool { weight >= Self.most }

  private var haveTimedOut: Bool { weight > cases.count }

  mutating func note(_ given: Case, isHang: Bool) {
    cases.append(given)
    weight += isHang ? Self.weightOfHang : 1
    endWithHang = isHang
  }

  /// Leaves out what has killed: what goes through held bindings of vanished ports, and what hangs,
  /// at once, anything else when it was not the first to kill.
  ///
  /// - Returns: What no other law has to try again, because it kills in many ways or takes long.
  @discardableResult
  mutating func leaveOut(_ place: DeathPlace) -> DeathPlace? {
    if place.part != .vanished && weight == 1 { return nil }
    if place.isAction { actions += 1 }
    let isTooMuch = place.isAction && (haveTimedOut || actions >= Self.mostActions)
    let place = isTooMuch ? DeathPlace(part: .actions, words: "actions") : place
    leftOut.insert(place)
    return place.isWide || endWithHang ? place : nil
  }
}

extension DeathPlace {
  /// Whether many operations are meant.
  fileprivate var isWide: Bool { part == .vanished || part == .actions }

  fileprivate var isAction: Bool {
    if case .operation(let code) = part { code.kind == .act } else { false }
  }
}
