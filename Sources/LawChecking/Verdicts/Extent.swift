/// How many of all cases of a failing case's shape fail, and which.
///
/// Cases of one shape have the same operations in the same order. Ports, values, bases and actions may
/// be others; equal ports stay equal.
/// The properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
/// `Runner+Extent` writes the conditions.
package struct Extent: Hashable, Sendable, Codable {
  /// How many fail, and of how many.
  package let failing, cases: Int
  /// What is so in all that fail, such as `s ≠ nil`, and not in all others.
  package let conditions: [String]
  /// Whether all fail in which that is so.
  package let isExact: Bool
  /// What makes the nearest case pass, such as `s = nil`; empty where none passes.
  package let passing: [String]
}
