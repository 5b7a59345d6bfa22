package import BindingLaws

/// All specimens, family by family, mostly lawful ones first.
///
/// `list` and `check` keep this order.
///
/// A type's name stands in tokens and in `Fixtures/Counterexamples`, and is part of the seeds of its cases.
/// Comments of laws name specimens, too: `laws-page` looks them up here. Articles name some. The README says
/// how many there are. The benchmarks measure the cost of checking them all. With each effort they check ten, at
/// equal distances in this list: another order makes other figures.
package let allSpecimens: [JudgedSystem] = [
  ("selection", JudgedSystem.selection), ("membership", JudgedSystem.membership),
  ("aggregate", JudgedSystem.aggregates), ("round-trip", JudgedSystem.roundTrip),
  ("toggles", JudgedSystem.toggles), ("hierarchy", JudgedSystem.hierarchy),
  ("aggregate", JudgedSystem.workarounds), ("ownership", JudgedSystem.ownership),
  ("observers", JudgedSystem.observers), ("presence", JudgedSystem.presence),
  ("honesty", JudgedSystem.honesty), ("equivalence", JudgedSystem.equivalence),
  ("memory", JudgedSystem.memory), ("shapes", JudgedSystem.shapes), ("stores", JudgedSystem.stores),
  ("notification", JudgedSystem.notification), ("time", JudgedSystem.time),
  ("invalidation", JudgedSystem.invalidation),
].flatMap { family, specimens in specimens.map { $0.specimen(of: family) } }

extension JudgedSystem {
  /// Returns the specimen in a family.
  ///
  /// If the catalogue names it for a mistake, it gets the mistake, and the laws that it breaks by the catalogue.
  ///
  /// - Parameter family: The kind of system, in a word. A specimen with a family of its own keeps it.
  fileprivate func specimen(of family: String) -> JudgedSystem {
    var specimen = self
    if specimen.family.isEmpty { specimen.family = family }
    let mistake = Mistake.all.first { mistake in
      mistake.faults.contains { $0.system == name }
    }
    if let mistake {
      specimen.mistake = mistake
      specimen.breaks = .same(as: name)
    }
    return specimen
  }
}
