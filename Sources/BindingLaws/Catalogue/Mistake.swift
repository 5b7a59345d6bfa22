/// A mistake that many systems make, with what fixes it.
///
/// `explain` prints it beside the laws that it breaks. Specimens take what they break from its faults.
package struct Mistake: Hashable, Sendable {
  /// What happens, in a sentence.
  package let what: String
  /// What fixes it, in a sentence.
  package let fix: String
  /// Specimens that make it.
  package let faults: [KnownFault]

  init(_ what: String, fix: String, _ faults: KnownFault...) {
    self.what = what
    self.fix = fix
    self.faults = faults
  }

  /// All of them, in the order in which `explain` prints them.
  package static let all = ofBindings + ofSystems + ofTime

  /// Those of which some fault breaks a law.
  package static func breaking(_ law: Law) -> [Mistake] {
    all.filter { $0.faults.contains { $0.laws.contains(law.id) } }
  }
}

/// A specimen that is known to make a mistake, and the laws that it breaks: this is where they stand.
package struct KnownFault: Hashable, Sendable {
  /// The name of the specimen.
  package let system: String
  /// The laws that it breaks, in order.
  package let breaks: [Law]

  init(_ system: String, _ breaks: Law...) {
    self.system = system
    self.breaks = breaks
  }

  /// The ids of the laws that it breaks.
  package var laws: [String] { breaks.map(\.id) }

  /// How many faults break a law: the fewer, the more it says.
  package static func count(breaking law: String) -> Int { counts[law] ?? 0 }

  private static let counts = Dictionary(
    Mistake.all.flatMap(\.faults).flatMap(\.laws).map { ($0, 1) }, uniquingKeysWith: +)
}
