/// A mistake that many systems make, and its fix.
///
/// `explain` prints it beside the laws that it breaks. Specimens declare the laws of its faults.
package struct Mistake: Hashable, Sendable {
  /// The mistake, in a sentence.
  package let what: String
  /// The fix, in a sentence.
  package let fix: String
  /// The specimens that make the mistake.
  package let faults: [KnownFault]

  init(_ what: String, fix: String, _ faults: KnownFault...) {
    self.what = what
    self.fix = fix
    self.faults = faults
  }

  /// All mistakes, in the order in which `explain` prints them.
  package static let all = ofBindings + ofSystems + ofTime

  /// Returns the mistakes with a fault that breaks a law.
  package static func breaking(_ law: Law) -> [Mistake] {
    all.filter { $0.faults.contains { $0.laws.contains(law.id) } }
  }
}

/// A specimen that is known to make a mistake, and the laws that it breaks.
///
/// The laws of such a specimen are declared only here.
package struct KnownFault: Hashable, Sendable {
  /// The name of the specimen.
  package let system: String
  /// The laws that the specimen breaks, in order.
  package let breaks: [Law]

  init(_ system: String, _ breaks: Law...) {
    self.system = system
    self.breaks = breaks
  }

  /// The ids of the laws that the specimen breaks.
  package var laws: [String] { breaks.map(\.id) }

  /// Returns the number of faults that break a law.
  ///
  /// The fewer there are, the more a broken law says about its cause.
  package static func count(breaking law: String) -> Int { counts[law] ?? 0 }

  private static let counts = Dictionary(
    Mistake.all.flatMap(\.faults).flatMap(\.laws).map { ($0, 1) }, uniquingKeysWith: +)
}
