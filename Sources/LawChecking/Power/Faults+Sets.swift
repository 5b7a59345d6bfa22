import BindingLaws

/// A fault that loses one set of a system, by its number.
protocol LostSet: BindingFault {
  static var number: Int { get }
}

extension LostSet {
  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.all.count += 1
    if use.all.count == number { return use.show() }
    use.bare.wrappedValue = value
  }
}

enum FirstSetLost: LostSet {
  static let (id, title, number) = ("first-set-lost", "the first set of a system is lost", 1)
}

enum SecondSetLost: LostSet {
  static let (id, title, number) = ("second-set-lost", "the second set of a system is lost", 2)
}

enum FifthSetLost: LostSet {
  static let (id, title, number) = ("fifth-set-lost", "the fifth set of a system is lost", 5)
}

/// Refuses what is accepted, at the last base that is listed.
enum RefusesAtOneBase: BindingFault {
  static let (id, title) = ("refuses-at-one-base", "in one base every set is refused")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    (System.Model.bases?.count ?? 0) > 1
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    if use.tally.permitted(by: System.Model.self).last == use.base { return use.show() }
    use.bare.wrappedValue = value
  }
}

/// Writes another base where a set has to be rejected.
enum AcceptsRefused: BindingFault {
  static let (id, title) = ("accepts-refused", "a set that has to be rejected writes the base")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.Model.bases != nil && System.Model.mayReject
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    let isRefused = use.isPresent && !System.Model.accepts(value, at: use.port, in: use.base)
    let other = use.tally.permitted(by: System.Model.self).first { $0 != use.base }
    guard isRefused, let other else { return use.bare.wrappedValue = value }
    use.show()
    use.source.overwrite(other)
  }
}

/// Sets twice what is set once.
enum WritesTwice: BindingFault {
  static let (id, title) = ("writes-twice", "every set is carried out twice")

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.show()
    use.bare.wrappedValue = value
    use.bare.wrappedValue = value
  }
}

/// Keeps what is set, and shows it, without handing it on.
enum WritesKept: BindingFault {
  static let (id, title) = ("writes-kept", "what is set stays in the binding")

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    use.own.value ?? use.bare.wrappedValue
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.show()
    use.own.value = value
  }
}

/// Hands sets on without their transaction.
enum TransactionLost: BindingFault {
  static let (id, title) = ("transaction-lost", "the transaction does not reach the base")
  static let carriesTransactions = false

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.Derived.Subject.carriesTransactions && System.passesTransactions
  }
}

/// Works through the binding that was derived last, and through no other.
enum NewestOnly: BindingFault {
  static let (id, title) = ("newest-only", "only the binding that was derived last can be set")

  static func derive<System: BindingSystem>(_ use: FaultyUse<System>) {
    use.all.count += 1
    use.own.count = use.all.count
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    if use.own.count != use.all.count { return use.show() }
    use.bare.wrappedValue = value
  }
}
