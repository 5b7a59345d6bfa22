import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// What can happen to a control whose provider comes and goes.
private enum Event {
  case set(Bool)
  case setHeld(Bool)
  case tap
  case switchProvider
  case write(SwitchedOwner)

  static let all: [Event] =
    [.set(true), .set(false), .setHeld(true), .setHeld(false), .tap, .switchProvider]
    + SwitchedOwner.all.map(Event.write)

  /// The event as the model knows it.
  var operation: BindingOperation<SwitchedOwnerModel> {
    let handle = Handle(SwitchedOwnerModel.Port.control, index: 0)
    return switch self {
    case .set(let value): .set(handle, value)
    case .setHeld(let value): .set(handle.held, value)
    case .tap: .tap(handle)
    case .switchProvider: .act(.switchProvider)
    case .write(let base): .write(base)
    }
  }
}

/// The second definition, which knows no state: it asks the past, from its end.
private struct Past {
  let start: SwitchedOwner
  var events: [Event]

  private var earlier: Past { Past(start: start, events: events.dropLast()) }

  var isProvided: Bool {
    switch events.last {
    case nil: start.isProvided
    case .write(let base): base.isProvided
    case .switchProvider: !earlier.isProvided
    default: earlier.isProvided
    }
  }

  var external: Bool { value(\.external, where: true) }
  var own: Bool { value(\.own, where: false) }

  private func value(_ side: KeyPath<SwitchedOwner, Bool>, where isInUse: Bool) -> Bool {
    switch events.last {
    case nil: start[keyPath: side]
    case .write(let base): base[keyPath: side]
    case .set(let value) where isProvided == isInUse: value
    case .setHeld(let value) where isProvided == isInUse: value
    case .tap where isProvided == isInUse: !earlier.value(side, where: isInUse)
    default: earlier.value(side, where: isInUse)
    }
  }

  var base: SwitchedOwner { SwitchedOwner(external: external, own: own, isProvided: isProvided) }
}

@Suite struct `A control with a provider that comes and goes` {
  /// Every start with every trace of at most three events.
  private static let pasts: [Past] = {
    let starts = SwitchedOwner.all.map { Past(start: $0, events: []) }
    let generations = sequence(first: starts) { pasts in
      pasts.flatMap { past in
        Event.all.map { Past(start: past.start, events: past.events + [$0]) }
      }
    }
    return generations.prefix(4).flatMap(\.self)
  }()

  @Test func `is predicted by the model`() {
    for past in Self.pasts {
      let predicted = past.events.reduce(past.start) {
        SwitchedOwnerModel.following($1.operation, in: $0)
      }
      #expect(predicted == past.base)
    }
  }

  @Test func `follows its past, and so does a held binding`() {
    for past in Self.pasts {
      let source = Source(past.start)
      let system = SwitchedDisclosure(source: source)
      let held = system.binding(.control)
      for event in past.events { system.undergo(event, holding: held) }
      let expected = past.isProvided ? past.external : past.own
      #expect(source.base == past.base)
      #expect(held.wrappedValue == expected)
      #expect(system.binding(.control).wrappedValue == expected)
    }
  }
}

extension SwitchedDisclosure {
  fileprivate func undergo(_ event: Event, holding held: Derived) {
    switch event {
    case .set(let value): binding(.control).wrappedValue = value
    case .setHeld(let value): held.wrappedValue = value
    case .tap: tap(.control)
    case .switchProvider: perform(.switchProvider, on: source)
    case .write(let base): source.rewrite(base)
    }
  }
}
