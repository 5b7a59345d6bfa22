import SwiftUI

// Under the signatures of an article on conditional configuration.

extension View {
  /// Changes a view if the condition holds.
  public func conditionally(
    if condition: Bool, @ViewBuilder _ modify: @escaping (_ content: Self) -> some View
  ) -> some View {
    EitherView(condition: condition, input: self, modify: modify)
  }

  /// Changes a view if there is a value.
  public func conditionally<V: View, P>(
    ifLet payload: P?, @ViewBuilder _ modify: @escaping (_ content: Self, _ value: P) -> V
  ) -> some View {
    EitherView(input: self, payload: payload, build: modify)
  }
}

/// A view, or what was made of it; the type is the same in both cases.
enum EitherView<V1: View, V2: View>: View {
  case v1(V1)
  case v2(V2)

  nonisolated init(condition: Bool, input: V1, @ViewBuilder modify: (V1) -> V2) {
    self = condition ? .v2(modify(input)) : .v1(input)
  }

  nonisolated init<P>(input: V1, payload: P?, @ViewBuilder build: (V1, P) -> V2) {
    self = payload.map { .v2(build(input, $0)) } ?? .v1(input)
  }

  var body: some View {
    switch self {
    case .v1(let view): view
    case .v2(let view): view
    }
  }
}

/// A label that may be loud, and may be bad.
public struct ConciseView: View {
  public let isBad: Bool
  public let isLoud: Bool

  public init(isBad: Bool, isLoud: Bool) {
    self.isBad = isBad
    self.isLoud = isLoud
  }

  public var body: some View {
    Text("Hello")
      .conditionally(if: isLoud) { $0.fontWeight(.bold) }
      .conditionally(if: isBad) { $0.background(.red) }
  }
}
