// SwiftUI hands on what its users see of Observation.
@_exported public import Observation  // The only way for a module to hand another one on.

/// A stand-in for SwiftUI's `Binding`: reads and writes a value that somebody else owns.
@frozen
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// What travels with a set through this binding.
  public var transaction: Transaction
  @usableFromInline let location: Location<Value>
  /// What it read when it was made; parts are made of that, and the place is not read again for them.
  @usableFromInline let valueWhenMade: Value

  /// A binding to a place, which is read once: a getter that traps does so when its binding is made.
  init(_ location: Location<Value>) {
    self.init(location, reading: location.get(), transaction: Transaction())
  }

  init(_ location: Location<Value>, reading value: Value, transaction: Transaction) {
    self.location = location
    valueWhenMade = value
    self.transaction = transaction
  }

  /// Makes `$name` usable as a parameter of functions and closures.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value of now.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction) }
  }

  /// The binding itself, for `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    projecting(by: keyPath, { $0[keyPath: keyPath] }, { $0[keyPath: keyPath] = $1 })
  }
}

// As SwiftUI has it: what the closures share is the business of their author.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
