import BindingGenerators

/// Something that SwiftUI is known to do, in words.
///
/// Its properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
package struct SwiftUIHabit: Hashable, Codable, Sendable {
  /// What is done, in a sentence that does not begin with a capital letter.
  package let does: String
  /// Where that is said, without the scheme of the address.
  package let source: String

  /// What a pattern stands for.
  init(_ pattern: SwiftUIPattern) {
    does = pattern.summary
    source = pattern.source
  }
}
