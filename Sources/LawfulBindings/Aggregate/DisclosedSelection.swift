/// A parent that shows or hides its children, and what is selected of them: two facts kept apart.
///
/// `Hierarchy/Disclosure.swift` of the specimens has it judged. Traces and renderings there name the appearances.
package struct DisclosedSelection<Leaf: Hashable>: Equatable {
  /// Whether the children are shown: all that the parent's toggle reads and writes.
  package var isShown: Bool
  /// The selected children, kept while they are hidden.
  package var selection: Set<Leaf>

  package init(isShown: Bool = false, selection: Set<Leaf> = []) {
    self.isShown = isShown
    self.selection = selection
  }

  /// What the parent looks like.
  package enum Appearance: Hashable, CaseIterable { case hidden, shownNone, shownSome }

  /// What the parent looks like now; it is computed, so it cannot contradict the facts.
  package var appearance: Appearance {
    guard isShown else { return .hidden }
    return selection.isEmpty ? .shownNone : .shownSome
  }
}
