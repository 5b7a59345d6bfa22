// A new derivation also stands in `DerivingABinding.md`, and in a list of the tests. Reports advise some, and
// spell them. `AnyBindingType.md` explains what a type has to have.
/// A type of bindings of which others of its kind can be made, by reading and writing.
///
/// Every binding type can conform, most of them in one line. The derivations of this library, such as
/// ``init(unwrapping:)``, are then there for it. Each reads and writes what it was derived
/// from whenever it is read and written itself, and remembers nothing.
///
/// ```swift
/// extension MyBinding: DerivableBinding {
///   init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
///     self.init(get: reading, set: writing)
///   }
/// }
/// ```
///
/// If something travels with a write, as SwiftUI's transaction does, it is the ``Transaction``, and a
/// type implements all that concerns it. A derived binding then hands it on, and can only be derived
/// from bindings that take it. The functions for it are static, because `$model.name` should go on to mean
/// the name of the model.
public protocol DerivableBinding<Value, Transaction> {
  associatedtype Value
  /// What travels with a write; `Void` if nothing does.
  associatedtype Transaction = Void

  /// The value of now.
  var wrappedValue: Value { get nonmutating set }

  /// A binding that reads and writes through two functions.
  ///
  /// - Parameters:
  ///   - reading: Returns the value of now.
  ///   - writing: Stores a value.
  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void)

  /// A binding that reads and writes through functions, and hands on what travels with a write.
  ///
  /// - Parameters:
  ///   - transaction: What travels with its writes for as long as nobody says otherwise, `nil` for
  ///     what a new binding has.
  ///   - reading: Returns the value of now.
  ///   - accepting: Whether `writing` would pass a value on, for types that know it.
  ///   - writing: Stores a value, or rejects it, and takes what travels with it.
  init(
    transaction: Transaction?, reading: @escaping () -> Value,
    accepting: @escaping (Value) -> Bool,
    writing: @escaping (Value, Transaction) -> Void)

  /// What travels with a write through a binding, and through those derived from it.
  static func transaction(of binding: Self) -> Transaction

  /// Writes a value with the transaction of a binding nearer to the writer.
  ///
  /// - Parameters:
  ///   - value: What to write.
  ///   - binding: Where to write it.
  ///   - transaction: Counts instead of the binding's own.
  static func write(_ value: Value, to binding: Self, in transaction: Transaction)

  /// Whether a write would be passed on now, as far as the binding knows.
  ///
  /// - Parameters:
  ///   - value: What would be written.
  ///   - binding: Where it would be written.
  /// - Returns: `false` if it is certain to be rejected. A type that does not know says `true`.
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

extension DerivableBinding {
  /// What travels with a write through this binding.
  @inlinable
  var own: Transaction { Self.transaction(of: self) }

  /// Writes a value with this transaction.
  @inlinable
  func put(_ value: Value, in transaction: Transaction) {
    Self.write(value, to: self, in: transaction)
  }

  /// Whether a write would be passed on.
  @inlinable
  func admits(_ value: Value) -> Bool { Self.accepts(value, at: self) }
}
