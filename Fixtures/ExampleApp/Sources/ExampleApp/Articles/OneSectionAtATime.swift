import LawfulBindings
import SwiftUI

// Under the signatures of an article on initialisers that take a tag and a selection.

/// Whether a tag is selected: what is handed to the controls that take one, and what is judged.
func isSelected<V: Hashable>(_ tag: V, in selection: Binding<V?>) -> Binding<Bool> {
  selection[isSelecting: tag]
}

extension DisclosureGroup where Label == Text {
  /// A group that is open while its tag is selected.
  public init<V: Hashable, S: StringProtocol>(
    _ label: S, tag: V, selection: Binding<V?>, content: @escaping () -> Content
  ) {
    self.init(label, isExpanded: isSelected(tag, in: selection), content: content)
  }
}

/// The sections of the screen.
public enum ContentViewGroup: Hashable, CaseIterable, Sendable {
  case a, b, c
}

/// Sections of which one is open at most.
public struct OneSectionAtATime: View {
  public let showingContent: Binding<ContentViewGroup?>

  public nonisolated init(showingContent: Binding<ContentViewGroup?>) {
    self.showingContent = showingContent
  }

  public var body: some View {
    List {
      DisclosureGroup("Tap to show content A", tag: .a, selection: showingContent) {
        Text("Content A")
      }
      DisclosureGroup("Tap to show content B", tag: .b, selection: showingContent) {
        Text("Content B")
      }
      DisclosureGroup("Tap to show content C", tag: .c, selection: showingContent) {
        Text("Content C")
      }
    }
  }

  /// What a section is bound to.
  public nonisolated func isShown(_ group: ContentViewGroup) -> Binding<Bool> {
    isSelected(group, in: showingContent)
  }
}
