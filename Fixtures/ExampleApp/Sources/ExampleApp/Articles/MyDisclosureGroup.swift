import SwiftUI

// Under the signatures of an article on views with an optional binding.

/// A group that the owner of its binding opens, or the group itself.
public struct MyDisclosureGroup<Label: View, Content: View>: View {
  /// Whether the group is open as long as nobody else says so; tests look at it, too.
  @State package var ownIsExpanded = false
  private let providedIsExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: () -> Label

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {
    providedIsExpanded = isExpanded
    self.content = content
    self.label = label
  }

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
  ) {
    providedIsExpanded = nil
    self.content = content
    self.label = label
  }

  public var body: some View {
    Core(isExpanded: isExpanded, content: content, label: label)
  }

  /// What opens and closes the group.
  public var isExpanded: Binding<Bool> { providedIsExpanded ?? $ownIsExpanded }

  private struct Core: View {
    @Binding var isExpanded: Bool
    let content: () -> Content
    let label: () -> Label

    var body: some View {
      Button(action: { isExpanded.toggle() }, label: label)
      if isExpanded { content() }
    }
  }
}
