import LawTesting
import Testing

// What the article "Writing a law" shows.

/// What is owed where a program writes back what it has just read.
enum EchoLaw: String, Law {
  case echoFirst = "echo-first"
  case echoWritesNothing = "echo-writes-nothing"
  case restsPermitted = "rests-permitted"
}

extension EchoLaw {
  var title: String {
    switch self {
    case .echoFirst: "what is written back first does not show"
    case .echoWritesNothing: "writing back writes nothing"
    case .restsPermitted: "nothing is left as it must not be"
    }
  }

  var maths: String {
    switch self {
    case .echoFirst: "set(p, a, set(p, get(p, s), s)) ≡ set(p, a, s)"
    case .echoWritesNothing: "present(p, s) ⇒ writes(set(p, get(p, s), s)) = []"
    case .restsPermitted: "permitted(x)"
    }
  }

  /// A stored value that is written again is no fault for everybody.
  var tier: Tier { self == .echoWritesNothing ? .policy : .strict }
}

extension EchoLaw {
  func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    switch self {
    case .echoFirst:
      .forAll([.p, .a], alike: { [.echo($0.p), .set($0.p, $0.a)] }, { [.set($0.p, $0.a)] })
    case .echoWritesNothing:
      .forAll(.p, where: { M.isPresent($0.p.port, in: $1) }, after: { [.echo($0.p)] }) {
        $1.writes.first.map { write in
          Discrepancy(at: "writes", found: traceText(write.base), owed: "none")
        }
      }
    case .restsPermitted:
      .always { moment in
        M.permits(moment.base)
          ? nil
          : Discrepancy(at: "the base", found: traceText(moment.base), owed: "a permitted one")
      }
    }
  }
}

extension EchoLaw {
  /// The same laws for lists alone.
  func listStatement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    model is any ListModel.Type ? statement(for: model) : nil
  }
}

/// A door panel that opens a door although it is locked.
struct ForcedDoor: BindingSystem {
  typealias Model = DoorModel
  let source: Source<Door>
  func binding(_ port: DoorModel.Port) -> UIBinding<Bool>? {
    if port == .locked { return DoorPanel(source: source).binding(port) }
    return UIBinding(get: { source.value.isOpen }, set: { source.value.isOpen = $0 })
  }
}

/// A button that goes out when it is written to as it is.
struct JumpyButton: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> UIBinding<Bool> {
    UIBinding(
      get: { source.value == colour },
      set: { isOn in
        if isOn == (source.value == colour) {
          source.value = nil
        } else {
          source.value = isOn ? colour : nil
        }
      })
  }
}

@Suite struct `The laws of echoes` {
  @Test func `are obeyed by a button`() {
    expect(ColourButton.self, obeys: LawSet([EchoLaw.echoFirst, EchoLaw.restsPermitted]))
  }

  @Test(.expecting(EchoLaw.echoFirst, .broken, because: "it clears what another one has set"))
  func `are broken by a button that jumps`() {
    expect(JumpyButton.self, obeys: EchoLaw.echoFirst)
  }

  @Test(.expecting(EchoLaw.echoWritesNothing, .broken, because: "it counts how often it is used"))
  func `are broken by a door that counts`() {
    expect(DoorPanel.self, obeys: EchoLaw.echoWritesNothing)
  }

  @Test(.expecting(EchoLaw.restsPermitted, .broken, because: "a locked door is opened"))
  func `are broken by a door that is forced`() {
    expect(ForcedDoor.self, obeys: EchoLaw.restsPermitted)
  }

  @Test func `can be about models of one kind`() {
    #expect(EchoLaw.echoFirst.listStatement(for: DoorModel.self) == nil)
    #expect(EchoLaw.echoFirst.listStatement(for: ElementsModel<TodoShape>.self) != nil)
  }
}
