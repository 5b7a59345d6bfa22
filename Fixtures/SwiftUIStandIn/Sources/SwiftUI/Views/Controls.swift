/// A control that does something.
public struct Button<Label: View>: View {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    _ = label()
  }

  public var body: Never { nothingIsDrawn() }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload  // As with texts.
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// A control that edits a text.
public struct TextField<Label: View>: View {
  public var body: Never { nothingIsDrawn() }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload  // As with texts.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

/// A control that counts up and down.
public struct Stepper<Label: View>: View {
  public var body: Never { nothingIsDrawn() }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

/// A control that selects one of several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public var body: Never { nothingIsDrawn() }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    _ = content()
  }
}

/// A button that shows others.
public struct Menu<Label: View, Content: View>: View {
  public var body: Never { nothingIsDrawn() }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _ = content()
  }
}
