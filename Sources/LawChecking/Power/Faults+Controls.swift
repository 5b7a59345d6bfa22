import BindingLaws

extension BindingSystem {
  fileprivate static var isControl: Bool { Self.self is any ControlSystem.Type }

  /// Whether a tap sets something at a port that is there in some base.
  fileprivate static var hasTaps: Bool {
    isControl
      && someBases.contains { base in
        Model.ports.contains {
          Model.isPresent($0, in: base) && Model.tapped(Model.get($0, in: base)) != nil
        }
      }
  }
}

/// A fault of what a tap does.
protocol TapFault: BindingFault {}

extension TapFault {
  static func applies<System: BindingSystem>(to system: System.Type) -> Bool { System.hasTaps }
}

/// Does nothing when it is tapped.
enum TapLost: TapFault {
  static let (id, title) = ("tap-lost", "a tap does nothing")

  static func tap<System: ControlSystem>(_ use: FaultyControl<System>) { use.show() }
}

/// Takes one tap for two.
enum TapTwice: TapFault {
  static let (id, title) = ("tap-twice", "a tap is carried out twice")

  static func tap<System: ControlSystem>(_ use: FaultyControl<System>) {
    use.show()
    use.system.tap(use.port)
    use.system.tap(use.port)
  }
}

/// Sets the first value that is listed, such as on, whatever the control shows.
enum TapSets: TapFault {
  static let (id, title) = ("tap-sets", "a tap sets the same value whatever is shown")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.hasTaps && System.Model.values?.isEmpty == false
  }

  static func tap<System: ControlSystem>(_ use: FaultyControl<System>) {
    guard let value = System.Model.values?.first else { return use.system.tap(use.port) }
    use.show()
    System.Derived.subject(of: use.system.binding(use.port))?.wrappedValue = value
  }
}

/// Writes what a tap leads to, at once and in no transaction.
enum TapPastBinding: TapFault {
  static let (id, title) = (
    "tap-past-binding", "a tap writes the base, past the binding and its transaction"
  )

  static func tap<System: ControlSystem>(_ use: FaultyControl<System>) {
    let (system, source) = use.made(in: use.base)
    system.tap(use.port)
    source.look()
    if source.writeCount == 0 && source.present == use.base { return }
    use.show()
    use.source.overwrite(source.present)
  }
}

/// Looks for ever as when it was made.
enum RenderingFixed: BindingFault {
  static let (id, title) = ("rendering-fixed", "a control looks for ever as when it was made")

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool { System.isControl }

  static func rendering<System: ControlSystem>(_ use: FaultyControl<System>) -> String {
    guard System.Model.isPresent(use.port, in: use.start) else {
      return use.system.rendering(use.port)
    }
    use.show()
    return use.rendering(in: use.start)
  }
}

/// Looks as if it had been tapped: off for on.
enum RenderingInverted: TapFault {
  static let (id, title) = ("rendering-inverted", "a control looks as it should after a tap")

  static func rendering<System: ControlSystem>(_ use: FaultyControl<System>) -> String {
    let (system, _) = use.made(in: use.base)
    system.tap(use.port)
    use.show()
    return system.rendering(use.port)
  }
}

/// Looks as if all were on where only some are.
enum RenderingMixedAsOn: BindingFault {
  static let (id, title) = (
    "rendering-mixed-as-on", "a control that is mixed looks as if it were on"
  )

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.isControl
      && System.someBases.contains { base in
        System.Model.ports.contains {
          System.Model.isPresent($0, in: base)
            && (System.Model.get($0, in: base) as? any ThreeValued)?.onWhereMixed != nil
        }
      }
  }

  static func rendering<System: ControlSystem>(_ use: FaultyControl<System>) -> String {
    let value = System.Model.get(use.port, in: use.base)
    guard let on = (value as? any ThreeValued)?.onWhereMixed as? System.Model.Value else {
      return use.system.rendering(use.port)
    }
    use.show()
    return use.rendering(in: System.Model.set(on, at: use.port, in: use.base))
  }
}

extension ThreeValued {
  /// On, if this is mixed.
  fileprivate var onWhereMixed: Self? { self == .mixed ? .on : nil }
}

/// Looks as before the latest tap until something else happens.
enum RenderingLags: TapFault {
  static let (id, title) = ("rendering-lags", "a control that was tapped looks as before the tap")

  static func tap<System: ControlSystem>(_ use: FaultyControl<System>) {
    (use.latest.port, use.latest.before) = (use.port, use.base)
    use.system.tap(use.port)
    use.source.look()
    use.latest.after = use.base
  }

  static func rendering<System: ControlSystem>(_ use: FaultyControl<System>) -> String {
    guard use.latest.port == use.port, use.latest.after == use.base, let before = use.latest.before
    else { return use.system.rendering(use.port) }
    use.show()
    return use.rendering(in: before)
  }
}
