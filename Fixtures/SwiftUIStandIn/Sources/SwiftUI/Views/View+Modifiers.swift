extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    self
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  public func blur(radius: Double, opaque: Bool = false) -> some View { self }

  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  public func font(_ font: Font?) -> some View { self }

  public func foregroundColor(_ color: Color?) -> some View { self }

  public func background(_ color: Color) -> some View { self }

  public func disabled(_ disabled: Bool) -> some View { self }

  public func frame(width: Double? = nil, height: Double? = nil) -> some View { self }
}
