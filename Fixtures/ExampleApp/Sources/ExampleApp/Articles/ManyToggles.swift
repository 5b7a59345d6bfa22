import LawfulBindings
import SwiftUI

// Under the signatures of an article on toggles.

/// Something that is on or off.
public struct Item: Equatable, Sendable {
  public let name: String
  public var val = false

  public init(name: String) {
    self.name = name
  }
}

/// A box that is ticked while the toggle is on or mixed, and green while it is on.
public struct CheckboxOnLeftToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isActive = configuration.isOn || configuration.isMixed
    return HStack {
      Image(systemName: isActive ? "checkmark.square" : "square")
        .resizable()
        .frame(width: 22, height: 22)
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
        .font(.subheadline)
    }
    .foregroundColor(configuration.isOn ? .green : .gray)
  }
}

extension ToggleStyle where Self == CheckboxOnLeftToggleStyle {
  public static var checkboxOnLeft: Self { Self() }
}

/// A toggle for all, and one for each.
public struct ManyToggles: View {
  public let sources: Binding<[Item]>

  public nonisolated init(sources: Binding<[Item]>) {
    self.sources = sources
  }

  public var body: some View {
    Section("Better collection of toggles") {
      Toggle("Parent", sources: sources, isOn: \.val)
      Toggle("Parent, without isMixed", isOn: areAllOn)
      HStack {
        ForEach(sources, id: \.name) { $child in
          Toggle(child.name, isOn: $child.val)
        }
      }
    }
    .toggleStyle(.checkboxOnLeft)
  }

  /// On, off or mixed.
  public nonisolated var all: Binding<ToggleState> { sources[all: \.val] }

  /// Whether all are on: where they differ, this reads off, as if none were.
  public nonisolated var areAllOn: Binding<Bool> { all.isOn }

  /// One of them, which may be gone.
  public nonisolated func item(_ index: Int) -> Binding<ToggleState>? {
    let now = sources.wrappedValue
    guard now.indices.contains(index) else { return nil }
    return Binding(sources, index: index, default: now[index]).val.toggleState
  }
}
