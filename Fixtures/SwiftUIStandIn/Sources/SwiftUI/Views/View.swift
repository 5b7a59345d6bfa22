/// A stand-in for SwiftUI's `View`: something with a body, which nobody draws.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: View {
  public var body: Never { nothingIsDrawn() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { nothingIsDrawn() }
}

/// Crashes: the views of the stand-in have no bodies.
func nothingIsDrawn() -> Never {
  preconditionFailure("a view of the stand-in for SwiftUI has no body")
}

/// A view that shows nothing.
@frozen
public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { nothingIsDrawn() }
}

/// A view whose type is not said.
@frozen
public struct AnyView: View {
  nonisolated public init<V: View>(_ view: V) {}
  nonisolated public init<V: View>(erasing view: V) {}
  public var body: Never { nothingIsDrawn() }
}

/// Views beside each other that are not arranged.
@frozen
public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  public var body: Never { nothingIsDrawn() }
}
