import SwiftUI

/// State that actions alone change, as libraries of reducers have it.
@MainActor
@Observable
public final class ReducerStore<State, Action> {
  public private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  public init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  public func send(_ action: Action) { reduce(&state, action) }

  /// A binding that reads a part of the state, and sends what is set.
  public func binding<Value>(
    get: @escaping @MainActor (State) -> Value, send action: @escaping @MainActor (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }
}

/// What somebody is about to buy.
public struct Order: Equatable, Sendable {
  public var quantity = 1
  public var isGift = false

  public init(quantity: Int = 1, isGift: Bool = false) {
    self.quantity = quantity
    self.isGift = isGift
  }
}

/// What changes an order.
public enum OrderAction: Equatable, Sendable {
  case quantityChanged(Int)
  case giftChanged(Bool)
  /// The server knows how many there are.
  case stockArrived(Int)
}

/// Changes an order.
public func reduce(_ order: inout Order, _ action: OrderAction) {
  switch action {
  case .quantityChanged(let quantity): order.quantity = quantity
  case .giftChanged(let isGift): order.isGift = isGift
  case .stockArrived(let stock): order.quantity = min(stock, order.quantity)
  }
}

/// The checkout, over the store that the app has.
public struct Checkout: View {
  public let store: ReducerStore<Order, OrderAction>

  public init(store: ReducerStore<Order, OrderAction>) {
    self.store = store
  }

  public var body: some View {
    Toggle(
      "A gift", isOn: store.binding(get: \.isGift, send: OrderAction.giftChanged))
  }
}
