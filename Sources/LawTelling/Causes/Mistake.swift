package import BindingLaws

/// A mistake that many systems make, with what mends it.
package struct Mistake: Hashable, Sendable {
  /// One word for it.
  let id: String
  /// What happens, in a sentence.
  package let what: String
  /// What mends it, in a sentence.
  package let mend: String
  /// Faults of the catalogue that make it.
  package let faults: [KnownFault]

  init(
    _ id: String, _ what: String, mend: String, faults: KeyValuePairs<String, String>
  ) {
    (self.id, self.what, self.mend) = (id, what, mend)
    self.faults = faults.map {
      KnownFault(system: $0, laws: $1.split(separator: " ").map(String.init))
    }
  }

  /// All of them.
  package static let all = mistakesOfBindings + mistakesOfSystems + mistakesOfTime

  /// Those of which some fault breaks a law.
  package static func breaking(_ law: Law) -> [Mistake] {
    all.filter { $0.faults.contains { $0.laws.contains(law.id) } }
  }

  /// The mistake that a fault of the catalogue makes.
  package static func of(_ system: String) -> Mistake? {
    all.first { $0.faults.contains { $0.system == system } }
  }
}

/// A fault of the catalogue: the system that has it, and the laws that it breaks.
package struct KnownFault: Hashable, Sendable {
  /// The name of the system.
  package let system: String
  /// The laws that it breaks, in order.
  package let laws: [String]

  /// How many faults break a law: the fewer, the more it says.
  static func count(breaking law: String) -> Int { counts[law] ?? 0 }

  private static let counts = Dictionary(
    Mistake.all.flatMap(\.faults).flatMap(\.laws).map { ($0, 1) }, uniquingKeysWith: +)
}
