import BindingLaws
import LawChecking

/// The fault of the catalogue that breaks most nearly the same laws.
///
/// Its numbers decide what a case is like: `CauseTests` and kept outputs go by them.
struct Likeness: Hashable, Sendable {
  /// The mistake that it makes.
  let mistake: Mistake
  /// Other mistakes that are just as near, so that nobody knows which of them it is.
  let alternatives: [Mistake]
  /// The fault.
  let fault: KnownFault
  /// How many laws both break, how many of those that were judged the fault breaks, and how many
  /// others were found broken.
  let (common, expected, others): (Int, Int, Int)

  /// How many laws have to be judged before a likeness says anything: fewer where the case shows what
  /// the system did.
  private static let (fewest, fewestShown) = (8, 3)
  /// How many other mistakes may be as near: beside more, nobody can tell which it is.
  private static let mostAlternatives = 1
  /// How much nearer the nearest has to be than others, or they are as near.
  private static let margin = 0.03

  /// The nearest fault; `nil` where too few laws were judged, or none is near.
  ///
  /// What the system did narrows the mistakes before the laws that it breaks do.
  ///
  /// - Parameters:
  ///   - broken: The laws that were found broken, the reported one first.
  ///   - judged: All laws by which there is a verdict.
  ///   - found: The case that is reported.
  ///   - shown: What the cases of these laws show.
  init?(
    broken: [String], judged: Set<String>, in found: Counterexample? = nil,
    showing shown: [String: Set<Mistake.Sign>] = [:]
  ) {
    let clues = Clues(broken: broken, judged: judged, found: found, shown: shown)
    guard judged.count >= (clues.shown.isEmpty ? Self.fewest : Self.fewestShown) else {
      return nil
    }
    let reported = Mistake.all.filter(clues.allows).flatMap { mistake in
      mistake.faults.map { Comparison($0, of: mistake, clues) }
    }.filter(\.isReported)
    guard let first = reported.first else { return nil }
    let nearest = reported.reduce(first) { $0.rank < $1.rank ? $1 : $0 }
    (mistake, fault) = (nearest.mistake, nearest.fault)
    alternatives = reported.reduce(into: []) { others, next in
      if next.mistake != nearest.mistake, !others.contains(next.mistake),
        next.isAsNear(as: nearest, within: Self.margin)
      {
        others.append(next.mistake)
      }
    }
    if alternatives.count > Self.mostAlternatives { return nil }
    (common, expected) = (nearest.common.count, nearest.expected.count)
    others = clues.broken.count - nearest.common.count
  }

  /// Whether exactly the same laws break.
  var isExact: Bool { common == expected && others == 0 }

  /// Whether the mistake is that what is set arrives as another value, which some do on purpose.
  ///
  /// `Mistake+Bindings` gives the mistake this id: change both together.
  var saysThatValuesChange: Bool { mistake.id == "value-changed" }

  /// What is alike, and what the mistake is.
  var sentence: String {
    if isExact {
      return
        "breaks exactly what \(fault.system) breaks (\(common) of \(expected.counted("law"))): "
        + mistake.what
    }
    return "breaks \(common) of the \(expected.counted("law")) that \(fault.system) breaks"
      + (others == 0 ? "" : ", and \(others) more") + ": \(mistake.what)"
  }
}

/// What is known of a cause.
private struct Clues {
  let broken, judged: Set<String>
  let found: Counterexample?
  /// What the cases show, by law; only what lands later, where that goes wrong.
  let shown: [String: Set<Mistake.Sign>]
  /// What the reported one shows, or the first that shows anything.
  let first: Set<Mistake.Sign>
  /// Whether its ports are switches, if a case shows it.
  private let readsSwitches: Bool?
  private let families: Set<String>

  init(
    broken: [String], judged: Set<String>, found: Counterexample?,
    shown: [String: Set<Mistake.Sign>]
  ) {
    (self.broken, self.judged, self.found) = (Set(broken), judged, found)
    let landing = shown.filter { $0.value.contains(.landing) }
    let all = landing.isEmpty ? shown.filter { !$0.value.isEmpty } : landing
    self.shown = all
    first = broken.lazy.compactMap { all[$0] }.first ?? []
    readsSwitches = found?.readsSwitches
    families = Set(judged.subtracting(lawsOfAll).compactMap { familyOfLaw[$0] })
  }

  /// Whether a mistake can be made by such a system at all.
  func allows(_ mistake: Mistake) -> Bool {
    (mistake.families.isEmpty || !families.isDisjoint(with: mistake.families))
      && (mistake.always.map { broken.contains($0.id) } ?? true)
      && (mistake.isOfSwitches ?? readsSwitches) == (readsSwitches ?? mistake.isOfSwitches)
      && (!mistake.isOneWay || found == nil || turnsOneWay)
      && !(mistake.isOfSeveralPorts && found?.ports.count == 1)
      && !(mistake.isOfLists && found?.holdsList == false)
  }

  /// Whether sets end in on that must not, or in off, and not in both.
  private var turnsOneWay: Bool {
    let signs = shown.values.reduce(into: Set()) { $0.formUnion($1) }
    return signs.contains(.turnedOn) != signs.contains(.turnedOff)
  }

  /// The laws that say something of such a system: what was learned always conforms when it is new.
  func meant(_ laws: [String]) -> Set<String> {
    let isLearned =
      judged.contains(Law.conforms.id) && !judged.contains(Law.writeThrough.id)
    let empty = Set(isLearned ? [Law.conforms.id, Law.writeThrough.id] : []).subtracting(broken)
    return Set(laws).subtracting(empty)
  }

  /// How many of the cases show a mistake by its signs, from 0 to 1; the reported one above all.
  func share(of mistake: Mistake) -> Double {
    if mistake.signs.isEmpty || shown.isEmpty { return 1 }
    let share =
      Double(shown.values.count { !$0.isDisjoint(with: mistake.signs) }) / Double(shown.count)
    return mistake.signs.isDisjoint(with: first) ? share * 0.75 : share
  }
}

extension Counterexample {
  /// Whether the base is a list, or has one: `traceText` writes it in brackets.
  fileprivate var holdsList: Bool { rows.contains { $0.systemBase.contains("[") } }

  /// Whether ports read on, off or mixed, or nothing; `nil` where nobody looked.
  ///
  /// `traceText` writes the words and `nil`, and `Timeline` the `–`.
  fileprivate var readsSwitches: Bool? {
    if !rows.allSatisfy(\.isSeen) { return nil }
    return rows.flatMap(\.model).allSatisfy { $0.sign != nil || ["–", "nil"].contains($0) }
  }
}

/// A fault beside what was found, as far as the two can be compared.
private struct Comparison {
  let fault: KnownFault
  let mistake: Mistake
  /// What the fault breaks among the laws that were judged, and what both break.
  let expected, common: Set<String>
  /// From 0 to 1: what both break of what either does, by `weight`, as far as the cases show the mistake.
  private let nearness: Double
  /// Whether any case shows signs; whether the first that does shows this mistake alone; and whether it shows
  /// the sign that proves the mistake.
  private let (isShown, isAllShown, isProved): (Bool, Bool, Bool)
  /// How much of the fault was judged.
  private let part: Double

  init(_ fault: KnownFault, of mistake: Mistake, _ clues: Clues) {
    (self.fault, self.mistake) = (fault, mistake)
    let laws = clues.meant(fault.laws)
    expected = laws.intersection(clues.judged)
    common = expected.intersection(clues.broken)
    part = Double(expected.count) / Double(max(laws.count, 1))
    let families = Set(fault.laws.compactMap { familyOfLaw[$0] }).union(sharedFamilies)
    // A law that does not speak about the fault's kind of system counts less, and nothing where its case
    // shows the mistake.
    let other = clues.broken.subtracting(expected)
    let near = other.filter { familyOfLaw[$0].map(families.contains) == true }
    let apart = other.subtracting(near).filter {
      !mistake.families.isEmpty || clues.shown[$0]?.isDisjoint(with: mistake.signs) != false
    }
    let all = Self.weight(expected.union(near)) + Self.weight(apart) / 8
    nearness = all == 0 ? 0 : Self.weight(common) / all * clues.share(of: mistake)
    isShown = !clues.shown.isEmpty
    isAllShown = !clues.first.isEmpty && clues.first.isSubset(of: mistake.signs)
    isProved = mistake.proof.map(clues.first.contains) ?? false
  }

  /// Whether it is worth reporting.
  ///
  /// One law in common says little. It counts where the fault breaks no other, or its mistake has one sign.
  /// A difference from the model alone needs a case that shows nothing but this mistake.
  var isReported: Bool {
    if isProved { return true }
    let isVague = common == [Law.conforms.id] && !isAllShown
    if nearness <= 0.5 || part < 0.5 || isVague { return false }
    return common.count > 1 || (nearness > 0.99 && fault.laws.count == 1)
      || (isShown && mistake.signs.count == 1)
  }

  /// A law that speaks about few systems says most; then nearness does, and what only such systems can do.
  var rank: (Int, Double, Double, Int) {
    let speaks = common.subtracting(lawsOfAll).contains {
      familyOfLaw[$0].map(sharedFamilies.contains) == false
    }
    let conditions = (mistake.isOfSwitches == true ? 1.0 : 0) + (mistake.isOfSeveralPorts ? 1 : 0)
    return (isProved ? 2 : speaks ? 1 : 0, nearness + conditions / 20, part, common.count)
  }

  /// Whether another is as near, but for so much.
  func isAsNear(as other: Comparison, within margin: Double) -> Bool {
    rank.0 == other.rank.0 && rank.1 + margin >= other.rank.1
      && (rank.2, rank.3) >= (other.rank.2, other.rank.3)
  }

  /// A law that few faults break counts more; sorted, because a sum of fractions depends on their order.
  private static func weight(_ laws: Set<String>) -> Double {
    laws.sorted().map { 1 / Double(1 + KnownFault.count(breaking: $0)) }.reduce(0, +)
  }
}

private let familyOfLaw = Dictionary(
  allLaws.map { ($0.id, $0.family) }, uniquingKeysWith: { first, _ in first })

/// Laws that speak about nearly every system, though others of their family do not.
private let lawsOfAll = Set([Law.total, .instancesIndependent].map(\.id))

/// The families that speak about nearly every system: those of `VerdictTable.shared` and `LawSet.learned`.
private let sharedFamilies = Set([LawSet.roundTrip, .honesty, .locality].map(\.name))
