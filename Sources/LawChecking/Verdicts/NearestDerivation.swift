/// The derivation of `LawfulBindings` that is nearest to a failing binding, and obeys the law that fails.
///
/// It does nearly what the binding does when it is new. Its properties name fields of `check --json`, which
/// others read. `LinesOfJSON.md` names most.
package struct NearestDerivation: Hashable, Sendable, Codable {
  /// A difference between the failing binding and the derivation.
  package struct Cell: Hashable, Sendable, Codable {
    /// The base before.
    package let base: String
    /// The value that is set, in the trace language.
    ///
    /// Nil if the binding is read.
    package let set: String?
    /// The reading of the failing binding, or the base after its set.
    ///
    /// Nil without a binding.
    package let found: String?
    /// The reading of the derivation, or the base after its set.
    ///
    /// Nil without a binding.
    package let derived: String?
  }

  /// The port of the failing binding.
  package let port: String
  /// The Swift text that makes the derivation from `$base`.
  package let swift: String
  /// Whether it needs `LawfulBindings`, and not SwiftUI alone.
  package let needsLibrary: Bool
  /// The parts to copy instead, in the order in which they are used.
  ///
  /// Nil if more is needed, or nothing.
  package let parts: [CopiedPart]?
  /// The number of reads and sets that were compared.
  package let cells: Int
  /// The cells that differ, in the order of the bases.
  package let differing: [Cell]
}
