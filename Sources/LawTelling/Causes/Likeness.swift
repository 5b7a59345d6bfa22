import BindingLaws
import LawChecking

/// The fault of the catalogue that breaks most nearly the same laws.
package struct Likeness: Hashable, Sendable {
  /// The mistake that it makes.
  let mistake: Mistake
  /// Other mistakes that are just as near, so that nobody knows which of them it is.
  let alternatives: [Mistake]
  /// The fault.
  let fault: KnownFault
  /// How many laws both break, how many of those that were judged the fault breaks, and how many
  /// others were found broken.
  let (common, expected, others): (Int, Int, Int)

  /// How many laws have to be judged before a likeness says anything.
  private static let fewest = 8
  /// How many other mistakes may be as near: beside more, nobody can tell which it is.
  private static let mostAlternatives = 1

  /// The nearest fault; `nil` where too few laws were judged, or none is near.
  ///
  /// - Parameters:
  ///   - broken: The laws that were found broken.
  ///   - judged: All laws by which there is a verdict.
  ///   - found: The case that is reported.
  init?(broken: [String], judged: Set<String>, in found: Counterexample? = nil) {
    guard judged.count >= Self.fewest else { return nil }
    let families = Set(judged.subtracting(lawsOfAll).compactMap { familyOfLaw[$0] })
    let possible = Mistake.all.filter {
      $0.family.map(families.contains) != false && $0.canBeMade(in: found)
    }
    let candidates = possible.flatMap { mistake in
      mistake.faults.map {
        Comparison($0, of: mistake, Set(broken), judged, isOfSwitch: found?.readsSwitches == true)
      }
    }
    let nearest = candidates.reduce(nil as Comparison?) { best, next in
      (best?.rank ?? (0, 0, 0, 0)) < next.rank ? next : best
    }
    guard let nearest, nearest.isReported else { return nil }
    (mistake, fault) = (nearest.mistake, nearest.fault)
    alternatives = candidates.reduce(into: []) { others, next in
      if next.rank == nearest.rank, next.mistake != nearest.mistake,
        !others.contains(next.mistake)
      {
        others.append(next.mistake)
      }
    }
    if alternatives.count > Self.mostAlternatives { return nil }
    (common, expected) = (nearest.common.count, nearest.expected.count)
    others = nearest.broken - nearest.common.count
  }

  /// Whether exactly the same laws break.
  var isExact: Bool { common == expected && others == 0 }

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

extension Mistake {
  /// Whether a case may show it, as far as its rows tell.
  fileprivate func canBeMade(in found: Counterexample?) -> Bool {
    guard let found else { return true }
    if isOfSeveralPorts && found.ports.count == 1 { return false }
    if isOfSwitches && !found.readsSwitches { return false }
    return signs.isEmpty || Symptom(found).sign.map(signs.contains) != false
  }
}

extension Counterexample {
  /// Whether ports read on, off or mixed, or nothing.
  fileprivate var readsSwitches: Bool {
    rows.flatMap(\.model).allSatisfy { $0.sign != nil || $0 == "–" }
  }
}

/// A fault beside what was found, as far as the two can be compared.
private struct Comparison {
  let fault: KnownFault
  let mistake: Mistake
  /// What the fault breaks among the laws that were judged.
  let expected: Set<String>
  /// What was found broken among the laws that can speak about the fault.
  let found: Set<String>
  /// How many laws were found broken, whatever they speak about.
  let broken: Int
  /// Whether the case reads on, off or mixed.
  let isOfSwitch: Bool

  init(
    _ fault: KnownFault, of mistake: Mistake, _ broken: Set<String>, _ judged: Set<String>,
    isOfSwitch: Bool
  ) {
    (self.fault, self.mistake, self.isOfSwitch) = (fault, mistake, isOfSwitch)
    expected = judged.intersection(fault.laws)
    self.broken = broken.count
    let families = Set(fault.laws.compactMap { familyOfLaw[$0] }).union(sharedFamilies)
    found = broken.filter { familyOfLaw[$0].map(families.contains) ?? false }
  }

  var common: Set<String> { expected.intersection(found) }

  /// From 0 to 1: what both break of what either does, where a law that few faults break counts more.
  var nearness: Double {
    let all = weight(expected.union(found))
    return all == 0 ? 0 : weight(common) / all
  }

  /// Whether it is worth reporting: one law in common says little, unless the fault breaks no other.
  var isReported: Bool {
    if common.count > 1 { return nearness >= 0.5 }
    return nearness == 1 && expected.count == fault.laws.count
  }

  /// Among equally near faults, one that was judged by all of its laws says more, and then one that
  /// breaks more of what is broken; of a switch, a mistake that only switches can make.
  var rank: (Double, Double, Int, Int) {
    (
      nearness, Double(expected.count) / Double(fault.laws.count), common.count,
      mistake.isOfSwitches && isOfSwitch ? 1 : 0
    )
  }

  private func weight(_ laws: Set<String>) -> Double {
    laws.sorted().map { 1 / Double(1 + KnownFault.count(breaking: $0)) }.reduce(0, +)
  }
}

private let familyOfLaw = Dictionary(
  allLaws.map { ($0.id, $0.family) }, uniquingKeysWith: { first, _ in first })

/// Laws that speak about nearly every system, though others of their family do not.
private let lawsOfAll = Set([Law.total, .instancesIndependent].map(\.id))

/// The families that speak about nearly every system.
private let sharedFamilies = Set([LawSet.roundTrip, .honesty, .locality].map(\.name))
