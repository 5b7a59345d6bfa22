/// A stand-in for SwiftUI's `Transaction`: what travels with a change of state.
@frozen
public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?
  /// Whether views should ignore animations of their own.
  public var disablesAnimations = false
  /// Whether the change is one of a row, as while a slider is dragged.
  public var isContinuous = false
  /// Whether the velocity of what changes is tracked.
  public var tracksVelocity = false
  @usableFromInline var values: [ObjectIdentifier: Any] = [:]

  /// A transaction that says nothing.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// What the transaction holds for a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A stand-in for SwiftUI's `TransactionKey`: names a value that a transaction may hold.
public protocol TransactionKey {
  associatedtype Value
  /// What a transaction holds that was given nothing.
  static var defaultValue: Value { get }
}

/// Runs a closure; SwiftUI notifies the views of the transaction, and there are none here.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure; SwiftUI notifies the views of the value, and there are none here.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

/// Runs a closure; SwiftUI notifies the views of the animation, and there are none here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
