import BindingLaws

/// Reads for ever what it read when it was derived.
enum ReadingFrozen: BindingFault {
  static let (id, title) = (
    "reading-frozen", "a binding reads for ever what it read when it was made"
  )

  static func derive<System: BindingSystem>(_ use: FaultyUse<System>) {
    use.own.value = use.bare.wrappedValue
  }

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    use.show()
    return use.own.value ?? use.bare.wrappedValue
  }
}

/// Reads again what it read first, until it is set.
enum ReadingKept: BindingFault {
  static let (id, title) = ("reading-kept", "a binding reads what it read first, until it is set")

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    if let value = use.own.value {
      use.show()
      return value
    }
    let value = use.bare.wrappedValue
    use.own.value = value
    return value
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.own.value = nil
    use.bare.wrappedValue = value
  }
}

/// Shows at each third read what was read before.
enum ThirdReadingStale: BindingFault {
  static let (id, title) = (
    "third-reading-stale", "each third read of a binding shows the one before"
  )

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    use.own.count += 1
    let (value, before) = (use.bare.wrappedValue, use.own.value)
    use.own.value = value
    guard use.own.count % 3 == 0, let before else { return value }
    use.show()
    return before
  }
}

/// Sets what it reads.
enum WritesOnRead: BindingFault {
  static let (id, title) = ("writes-on-read", "every read writes what was read")

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    use.show()
    let value = use.bare.wrappedValue
    use.bare.wrappedValue = value
    return value
  }
}

/// Sets what it reads when it is derived.
enum WritesOnDeriving: BindingFault {
  static let (id, title) = ("writes-on-deriving", "deriving a binding writes what it reads")

  static func derive<System: BindingSystem>(_ use: FaultyUse<System>) {
    use.show()
    use.bare.wrappedValue = use.bare.wrappedValue
  }
}

/// Shows off for on.
enum ReadingNegated: BindingFault {
  static let (id, title) = ("reading-negated", "on reads off, and off reads on")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.isOnOrOff
  }

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    use.show()
    return negated(use.bare.wrappedValue)
  }
}

/// Shows off for on, and sets on for off.
enum Negated: BindingFault {
  static let (id, title) = ("negated", "on reads off and sets off, and the other way round")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.isOnOrOff
  }

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    use.show()
    return negated(use.bare.wrappedValue)
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.show()
    use.bare.wrappedValue = negated(value)
  }
}

/// Off for on, and on for off; anything else as it is, mixed too.
private func negated<Value>(_ value: Value) -> Value {
  if let state = value as? any ThreeValued { return state.negated as? Value ?? value }
  return (value as? Bool).flatMap { !$0 as? Value } ?? value
}

extension ThreeValued {
  fileprivate var negated: Self { self == .mixed ? .mixed : Self(self == .off) }
}

extension BindingSystem {
  /// Whether its bindings are on or off, or mixed.
  static var isOnOrOff: Bool {
    Model.Value.self == Bool.self || Model.Value.self is any ThreeValued.Type
  }
}
