import BindingGenerators
import BindingLaws

extension BindingSystem {
  fileprivate static var hasSeveralPorts: Bool { Model.ports.count > 1 }

  /// Whether a port is gone in some base that is listed, or else in one of those that are drawn.
  fileprivate static var mayVanish: Bool {
    someBases.contains { base in Model.ports.contains { !Model.isPresent($0, in: base) } }
  }

  /// The permitted bases that are listed, or else some that are drawn.
  static var someBases: [Model.Base] { (Model.bases ?? drawnBases).filter(Model.permits) }

  private static var drawnBases: [Model.Base] {
    guard let world = try? World(Model.self) else { return [] }
    return (0..<100).map { number in
      var choices = Choices(seed: Seed(0x5eed).child(number))
      return world.bases.draw(from: &choices)
    }
  }
}

/// Reads and sets the next port that is there.
enum AnswersForNext: BindingFault {
  static let (id, title) = ("answers-for-next", "a binding reads and sets the next port")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.hasSeveralPorts
  }

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    guard let next = use.next else { return use.bare.wrappedValue }
    use.show()
    return next.wrappedValue
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    guard let next = use.next else { return use.bare.wrappedValue = value }
    use.show()
    next.wrappedValue = value
  }
}

/// Sets the next port, too.
enum SetsNextToo: BindingFault {
  static let (id, title) = ("sets-next-too", "a set is carried out at the next port, too")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.hasSeveralPorts
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.bare.wrappedValue = value
    guard let next = use.next else { return }
    use.show()
    next.wrappedValue = value
  }
}

/// Sets all ports off that are there, where one is set off.
enum ErasesOnOff: BindingFault {
  static let (id, title) = ("erases-on-off", "setting one port off sets all of them off")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.hasSeveralPorts && System.isOnOrOff
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    use.bare.wrappedValue = value
    guard value as? Bool == false || (value as? any ThreeValued)?.isOff == true else { return }
    for port in System.Model.ports where System.Model.isPresent(port, in: use.base) {
      use.show()
      System.Derived.subject(of: use.system.binding(port))?.wrappedValue = value
    }
  }
}

/// Brings a port back that is gone, with everything that was there when the binding was derived.
enum Resurrects: BindingFault {
  static let (id, title) = (
    "resurrects", "setting a port that is gone brings back the base of then"
  )

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool { System.mayVanish }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    if !use.isPresent {
      use.show()
      use.source.overwrite(use.since)
    }
    use.bare.wrappedValue = value
  }
}

/// Ends the process where a port is gone.
enum TrapsWhenGone: BindingFault {
  static let (id, title) = ("traps-when-gone", "using the binding of a port that is gone traps")
  static let mayTrap = true

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool { System.mayVanish }

  static func read<System: BindingSystem>(_ use: FaultyUse<System>) -> System.Model.Value {
    precondition(use.isPresent, "the port is gone")
    return use.bare.wrappedValue
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    precondition(use.isPresent, "the port is gone")
    use.bare.wrappedValue = value
  }
}

extension ThreeValued {
  fileprivate var isOff: Bool { self == .off }
}
