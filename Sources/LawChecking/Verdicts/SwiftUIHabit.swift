import BindingGenerators

/// A thing that SwiftUI is known to do, in words.
///
/// Its properties name fields of `check --json`, which others read. `LinesOfJSON.md` names most.
package struct SwiftUIHabit: Hashable, Codable, Sendable {
  /// The action, in a sentence that does not begin with a capital letter.
  package let does: String
  /// The address of the source, without its scheme.
  package let source: String

  /// Describes a pattern.
  init(_ pattern: SwiftUIPattern) {
    does = pattern.summary
    source = pattern.source
  }
}
