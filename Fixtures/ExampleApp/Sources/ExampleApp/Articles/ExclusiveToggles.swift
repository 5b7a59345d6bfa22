import LawfulBindings
import SwiftUI

// Under the signatures of the same article as the blurred image.

extension Toggle {
  /// A toggle that is on while its tag is selected.
  public init<T: Hashable>(isOn: Binding<T?>, tag: T, @ViewBuilder label: () -> Label) {
    self.init(isOn: isSelected(tag, in: isOn), label: label)
  }
}

/// What can be chosen.
public enum ToggleOption: Hashable, CaseIterable, Sendable {
  case one, two, three
}

/// Toggles of which one is on at most, and tabs of which one is shown.
public struct ExclusiveToggles: View {
  public let selectionOption: Binding<ToggleOption?>
  public let tab: Binding<ToggleOption>

  public nonisolated init(
    selectionOption: Binding<ToggleOption?>, tab: Binding<ToggleOption>
  ) {
    self.selectionOption = selectionOption
    self.tab = tab
  }

  public var body: some View {
    TabView(selection: tab) {
      Toggle(isOn: selectionOption, tag: .one) { Text("Option one") }
        .tabItem { Text("A") }
        .tag(ToggleOption.one)
      Toggle(isOn: selectionOption, tag: .two) { Text("Option two") }
        .tabItem { Text("B") }
        .tag(ToggleOption.two)
      Toggle(isOn: selectionOption, tag: .three) { Text("Option three") }
        .tabItem { Text("C") }
        .tag(ToggleOption.three)
    }
  }

  /// What a toggle is bound to.
  public nonisolated func isOn(_ option: ToggleOption) -> Binding<Bool> {
    isSelected(option, in: selectionOption)
  }

  /// Whether a tab is shown; one always is.
  public nonisolated func isShown(_ option: ToggleOption) -> Binding<Bool> {
    Binding(selecting: option, inRequired: tab)
  }
}
