// A new derivation also has to be listed in `DerivingABinding.md`, and tried in the tests. Reports advise some
// derivations by their text: if a label changes, so must the text.
/// A type of bindings from which others of its kind can be derived, by reading and writing.
///
/// Every binding type can conform, most of them in one line, and then has the derivations of this library,
/// such as ``init(unwrapping:)``. A derived binding reads and writes its origin whenever it is read and
/// written itself, and remembers nothing.
///
/// ```swift
/// extension MyBinding: DerivableBinding {
///   init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
///     self.init(get: reading, set: writing)
///   }
/// }
/// ```
///
/// If something travels with a write, as SwiftUI's transaction does, it is the ``Transaction``, and the type
/// implements all requirements about it:
///
/// ```swift
/// extension Wire: DerivableBinding {
///   init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
///     self.init(read: reading, write: { value, _ in writing(value) })
///   }
///
///   init(
///     transaction: Change?, reading: @escaping () -> Value, accepting: @escaping (Value) -> Bool,
///     writing: @escaping (Value, Change) -> Void
///   ) {
///     self.init(read: reading, write: writing)
///     change = transaction ?? Change()
///   }
///
///   static func transaction(of wire: Wire) -> Change { wire.change }
///
///   static func write(_ value: Value, to wire: Wire, in change: Change) {
///     var wire = wire
///     wire.change = change
///     wire.wrappedValue = value
///   }
/// }
/// ```
///
/// A derived binding then passes the transaction on. It can be derived only from bindings that take the same
/// transaction, so that none gets lost. The functions for it are static: a member of the binding would hide a
/// property of the same name in `$model.name`.
public protocol DerivableBinding<Value, Transaction> {
  associatedtype Value
  /// The context that travels with a write.
  ///
  /// `Void` if there is none.
  associatedtype Transaction = Void

  /// The current value.
  var wrappedValue: Value { get nonmutating set }

  /// Makes a binding that reads and writes through two functions.
  ///
  /// - Parameters:
  ///   - reading: Returns the current value.
  ///   - writing: Stores a value.
  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void)

  /// Makes a binding that reads and writes through functions, and passes on the transaction of a write.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of its writes, unless a nearer binding has another one. Nil for the
  ///     transaction of a new binding.
  ///   - reading: Returns the current value.
  ///   - accepting: Returns whether `writing` would pass a value on, for types that know it.
  ///   - writing: Takes a value and its transaction, and stores or rejects the value.
  init(
    transaction: Transaction?, reading: @escaping () -> Value,
    accepting: @escaping (Value) -> Bool,
    writing: @escaping (Value, Transaction) -> Void)

  /// Returns the transaction of writes through a binding, and through those derived from it.
  static func transaction(of binding: Self) -> Transaction

  /// Writes a value with the transaction of a binding nearer to the writer.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - binding: The binding to write it to.
  ///   - transaction: The transaction to use instead of the binding's own.
  static func write(_ value: Value, to binding: Self, in transaction: Transaction)

  /// Returns whether a write would be passed on now, as far as the binding knows.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - binding: The binding to write it to.
  /// - Returns: `false` if the value is certain to be rejected. A type that does not know returns `true`.
  static func accepts(_ value: Value, at binding: Self) -> Bool
}

extension DerivableBinding {
  @inlinable
  public static func accepts(_ value: Value, at binding: Self) -> Bool { true }
}

extension DerivableBinding where Transaction == Void {
  @inlinable
  public init(
    transaction: Void?, reading: @escaping () -> Value, accepting: @escaping (Value) -> Bool,
    writing: @escaping (Value, Void) -> Void
  ) {
    self.init(reading: reading, writing: { writing($0, ()) })
  }

  @inlinable
  public static func transaction(of binding: Self) { () }

  @inlinable
  public static func write(_ value: Value, to binding: Self, in transaction: Void) {
    binding.wrappedValue = value
  }
}

// The static requirements as the derivations of this library use them.
extension DerivableBinding {
  /// The transaction of writes through this binding.
  @inlinable
  var ownTransaction: Transaction { Self.transaction(of: self) }

  /// Writes a value with this transaction.
  @inlinable
  func put(_ value: Value, in transaction: Transaction) {
    Self.write(value, to: self, in: transaction)
  }

  /// Returns whether a write would be passed on.
  @inlinable
  func admits(_ value: Value) -> Bool { Self.accepts(value, at: self) }
}
