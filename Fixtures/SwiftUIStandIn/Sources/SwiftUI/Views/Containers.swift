/// Where views stand that are below each other.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  @usableFromInline let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
}

/// Where views stand that are beside each other.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  @usableFromInline let name: String
  public static let center = VerticalAlignment(name: "center")
}

/// Views below each other.
@frozen
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _ = content()
  }

  public var body: Never { nothingIsDrawn() }
}

/// Views beside each other.
@frozen
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _ = content()
  }

  public var body: Never { nothingIsDrawn() }
}

/// Controls for settings.
public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  public var body: Never { nothingIsDrawn() }
}

/// A part of a form or of a list.
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { nothingIsDrawn() }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _ = content()
  }
}

/// Rows, of which some may be selected.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    _ = content()
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    _ = content()
  }

  public var body: Never { nothingIsDrawn() }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public var body: Never { nothingIsDrawn() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    data.forEach { _ = content($0) }
  }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    data.forEach { _ = content($0) }
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    data.forEach { _ = content($0) }
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    data.forEach { _ = content($0) }
  }
}
