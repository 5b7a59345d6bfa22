import LawTesting
import TestSupport

// The code of the article "Writing a law".

/// An echo changes nothing: a program may write back what it has just read.
extension Law {
  static let echoFirst = Law(
    "echo-first", "what is written back first does not show",
    alike: [.echo(.p), .set(.p, .a)], [.set(.p, .a)])
}

// Laws that terms cannot state.
extension Law {
  /// A policy: not everybody takes it for a fault to write a stored value again.
  static let echoWritesNothing = Law(
    "echo-writes-nothing", "writing back writes nothing",
    "present(p, s) ⇒ writes(set(p, get(p, s), s)) = []", tier: .policy, EchoForm.echoWritesNothing)

  static let staysPermitted = Law(
    "stays-permitted", "every base that is reached is permitted", "permitted(x)",
    EchoForm.staysPermitted)
}

/// The statements of these laws, one case for each.
enum EchoForm: Law.Form {
  case echoWritesNothing, staysPermitted

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .echoWritesNothing:
      .forAll(
        .p, where: { variables, base in model.isPresent(variables.p.port, in: base) },
        after: [.echo(.p)]
      ) { _, moment in
        guard let write = moment.writes.first else { return nil }
        return Discrepancy(at: "writes", found: traceText(write.base), expected: "none")
      }
    case .staysPermitted:
      .always { moment in
        if model.permits(moment.base) { return nil }
        return Discrepancy(
          at: "the base", found: traceText(moment.base), expected: "a permitted one")
      }
    }
  }
}

/// A law that applies to lists alone.
struct ListsOnly<Form: Law.Form>: Law.Form {
  let form: Form

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    model is any ListModel ? form.statement(for: model) : nil
  }
}

/// A binding that opens a door although it is locked.
func forcedDoor(_ port: DoorModel.Port, in door: Source<Door>) -> MyBinding<Bool>? {
  if port == .locked { return doorBinding(port, in: door) }
  return MyBinding(get: { door.value.isOpen }, set: { door.value.isOpen = $0 })
}

@Suite struct `Laws of one's own` {
  @Test func `are obeyed by a button`() {
    expect(.selection(of: Colour.self), obeys: [.echoFirst, .staysPermitted]) { source, colour in
      MyBinding(
        get: { source.value == colour },
        set: { isOn in
          if isOn { source.value = colour } else if source.value == colour { source.value = nil }
        })
    }
  }

  @Test(.expecting(.echoFirst, .broken, because: "it clears what another one has set"))
  func `are broken by a button that jumps`() {
    expect(.selection(of: Colour.self), obeys: [.echoFirst]) { source, colour in
      MyBinding(
        get: { source.value == colour },
        set: { isOn in
          let isEcho = isOn == (source.value == colour)
          source.value = isOn && !isEcho ? colour : nil
        })
    }
  }

  @Test(.expecting(.echoWritesNothing, .broken, because: "it counts how often it is used"))
  func `are broken by a door that counts`() {
    expect(DoorModel(), obeys: [.echoWritesNothing]) { source, port in
      doorBinding(port, in: source)
    }
  }

  @Test(.expecting(.staysPermitted, .broken, because: "a locked door is opened"))
  func `are broken by a door that is forced`() {
    expect(DoorModel(), obeys: [.staysPermitted]) { source, port in
      forcedDoor(port, in: source)
    }
  }
}

@Suite struct `A form of one's own` {
  @Test func `may apply to models of one kind alone`() {
    #expect(ListsOnly(form: EchoForm.staysPermitted).statement(for: DoorModel()) == nil)
    #expect(
      ListsOnly(form: EchoForm.staysPermitted).statement(for: todoModel) != nil)
  }
}
