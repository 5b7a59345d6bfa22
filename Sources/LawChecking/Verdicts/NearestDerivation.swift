/// The derivation of `LawfulBindings` that does nearly what a failing binding does when it is new, and
/// obeys the law that fails.
///
/// Its properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
package struct NearestDerivation: Hashable, Sendable, Codable {
  /// Something that the failing binding does otherwise.
  package struct Cell: Hashable, Sendable, Codable {
    /// The base before.
    package let base: String
    /// What is set, in the trace language; `nil` where the binding is read.
    package let set: String?
    /// What is read, or the base after the set: of the failing binding and of the derivation; `nil` where
    /// there is no binding.
    package let found, derived: String?
  }

  /// The port of the failing binding.
  package let port: String
  /// What makes the derivation, in Swift; the base is bound by `$base`.
  package let swift: String
  /// Whether that takes `LawfulBindings`, and not SwiftUI alone.
  package let needsLibrary: Bool
  /// What can be copied instead, in the order in which it is used; `nil` where it takes more, or nothing.
  package let parts: [CopiedPart]?
  /// How many reads and sets were compared.
  package let cells: Int
  /// Those that differ, in the order of the bases.
  package let differing: [Cell]
}
