extension Binding {
  /// The same value, as an optional one; a set to `nil` leaves it as it was.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projecting({ $0 }, { $0 = $1 ?? $0 })
  }

  /// The value of an optional; `nil` if there is none now, and a trap if it is read when there is none.
  public init?(_ base: Binding<Value?>) {
    let known = base.wrappedValue
    guard known != nil else { return nil }
    self = base.projecting(of: known, { $0.unwrapped }, { $0 = $1 })
  }

  /// The same value, hashable of any type; a set to another type traps.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projecting({ AnyHashable($0) }, { $0 = $1.cast() })
  }
}

extension Optional {
  fileprivate var unwrapped: Wrapped {
    guard let self else { preconditionFailure("the value behind an unwrapped Binding is nil") }
    return self
  }
}

extension AnyHashable {
  fileprivate func cast<Value>() -> Value {
    guard let value = base as? Value else {
      preconditionFailure("a Binding to AnyHashable over \(Value.self) was set to \(self)")
    }
    return value
  }
}
