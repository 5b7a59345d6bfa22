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
  package var lawIDs: [String] { breaks.map(\.id) }

  /// Returns the number of faults that break a law.
  ///
  /// The fewer there are, the more a broken law says about its cause.
  package static func count(breaking law: String) -> Int { counts[law] ?? 0 }

  private static let counts = Dictionary(
    Mistake.all.flatMap(\.faults).flatMap(\.lawIDs).map { ($0, 1) }, uniquingKeysWith: +)
}
