import BindingGenerators
import BindingLaws

extension ChildCheck {
  /// Judges on the cases that end: after each that does not, a child goes on without it.
  ///
  /// Cases are drawn as before, so that the next child comes to where the last one died. What kills
  /// again and again is left out altogether, and where that does not help the law is given up.
  mutating func verdictOnTheRest() throws -> Verdict? {
    var deaths = Deaths()
    while true {
      let report = try checked(deaths.ended)
      if report.diagnosis == .finished {
        guard let found = finished(report) else { return givenUp(deaths, "it \(Diagnosis.garbled)") }
        return told(found, deaths)
      }
      guard report.diagnosis != .garbled, let given = report.given else {
        return givenUp(deaths, outside(report))
      }
      deaths.note(given, isHang: report.diagnosis == .hung)
      if deaths.areTooMany || budget.isUsedUp { return givenUp(deaths, "too many cases end it") }
      if let place = try place(of: given) {
        deaths.note(place.part, in: place.words, isHang: report.diagnosis == .hung)
      }
    }
  }

  /// What was being done when a case killed, as something to be left out.
  private mutating func place(
    of given: Case
  ) throws -> (part: Omissions.Part, words: String)? {
    let report = try run(.locate(given))
    guard report.diagnosis.isDeath, let place = DeathPlace(report.operation) else { return nil }
    return (place.part, place.words)
  }

  /// A verdict beside the cases that ended their process.
  private func told(_ found: Verdict?, _ deaths: Deaths) -> Verdict? {
    guard var verdict = found else {
      return deaths.ended.cases.isEmpty
        ? nil : givenUp(deaths, "no case that comes to an end meets the premise")
    }
    verdict.endings = endings(deaths)
    return verdict
  }

  private func givenUp(_ deaths: Deaths, _ reason: String) -> Verdict {
    var verdict = Verdict(
      system: checker.name, law: LawDescription(law), kind: .gaveUp, seed: checker.options.seed)
    verdict.endings = endings(deaths)
    verdict.endings.givenUp = reason
    return verdict
  }

  private func endings(_ deaths: Deaths) -> Verdict.Endings {
    var endings = Verdict.Endings()
    (endings.cases, endings.leftOut) = (deaths.ended.cases.count, deaths.leftOut)
    endings.withoutProof = checker.state.provesNothing
    return endings
  }

  private func outside(_ report: ChildReport) -> String {
    let words = report.diagnosis.words(checker.limits.child, report.sentence)
    return "\(words) \(Verdict.Grounds.Death.outside(report.runs))"
  }
}

/// The deaths of one law so far, and what follows from them for the cases that come.
struct Deaths {
  /// How many cases may end their process before the law is given up; each that hangs counts as
  /// four, because it takes so much longer.
  static let most = 16
  static let weightOfHang = 4
  /// After how many deaths of one kind that is left out; after one hang.
  static let patience = 2

  private(set) var ended = Ended()
  /// What was left out, in words, in order.
  private(set) var leftOut: [String] = []
  private var weight = 0
  private var counts: [Omissions.Part: Int] = [:]

  var areTooMany: Bool { weight >= Self.most }

  mutating func note(_ given: Case, isHang: Bool) {
    ended.cases.append(given)
    weight += isHang ? Self.weightOfHang : 1
  }

  /// Leaves out what has killed before.
  mutating func note(_ part: Omissions.Part, in words: String, isHang: Bool) {
    counts[part, default: 0] += 1
    guard isHang || counts[part] == Self.patience, !leftOut.contains(words) else { return }
    ended.omissions.insert(part)
    leftOut.append(words)
  }
}
