import BindingLaws
import LawfulBindings

/// A value that somebody provides, a control's own, and which of them counts.
typealias SwitchedOwner = OwnerState<Bool>

extension OwnerState<Bool> { static var all: [SwitchedOwner] { SwitchedOwnerModel.bases ?? [] } }

/// One control whose provider appears and disappears; `OwnershipOracleTests` defines it a second time.
typealias SwitchedOwnerModel = OwnerModel<FlagExamples>

/// A control whose provider appears and disappears.
protocol SwitchedSystem: PlainSystem where Model == SwitchedOwnerModel {}

extension SwitchedSystem {
  func get(_: SwitchedOwnerModel.Port, in base: SwitchedOwner) -> Bool {
    base.isProvided ? base.external : base.own
  }

  func put(_ isOn: Bool, at _: SwitchedOwnerModel.Port, into base: inout SwitchedOwner) {
    if base.isProvided { base.external = isOn } else { base.own = isOn }
  }
}

/// A control that uses its own state even while a binding is provided.
///
/// It keeps every round trip, as nobody else is asked.
struct OwnStateWins: SwitchedSystem {
  let source: Source<SwitchedOwner>
  func binding(_ port: SwitchedOwnerModel.Port) -> Flag { source.binding.own }
}

/// A control that writes its own state along with the provided binding.
///
/// It keeps every read, and breaks that the unused side is left alone.
struct BothSidesWritten: SwitchedSystem {
  let source: Source<SwitchedOwner>

  func put(_ isOn: Bool, at _: SwitchedOwnerModel.Port, into base: inout SwitchedOwner) {
    (base.external, base.own) = (isOn, isOn)
  }
}

/// A control that chooses between provided and own when its binding is made.
///
/// It keeps all laws while nobody switches, and breaks what a held binding must do afterwards.
struct OwnerChosenOnce: SwitchedSystem {
  let source: Source<SwitchedOwner>
  func binding(_ port: SwitchedOwnerModel.Port) -> Flag { source.chosen }
}

/// An image inside a container that hands it the binding of the moment.
///
/// It keeps all laws while nobody switches, and breaks what a held binding must do afterwards.
struct ImageOwnerChosenOnce: ImageSystem {
  let source: Source<SwitchedOwner>

  func control(_ port: Model.Port) -> some Switch {
    HeadlessBlurredImage("gods", isBlurred: source.chosen)
  }
}

extension Source<SwitchedOwner> {
  /// The binding that counts at the moment.
  fileprivate var chosen: Flag { value.isProvided ? binding.external : binding.own }
}

/// A control that copies the value over when the provider appears or disappears.
///
/// It keeps every law of one binding, and breaks what the model says of a switch.
struct CopiedOnSwitch: SwitchedSystem {
  let source: Source<SwitchedOwner>

  func perform(_ action: Model.Action, on source: Source<SwitchedOwner>) {
    var base = source.base
    base.isProvided.toggle()
    if base.isProvided { base.external = base.own } else { base.own = base.external }
    source.rewrite(base)
  }
}

/// Instances whose own state is one and the same.
///
/// It keeps what a provided binding must do, and breaks the independence of the others.
struct SharedPrivateState: BindingSystem {
  typealias Model = InstancesModel<Bool>
  let source: Source<Instances<Bool>>

  func binding(_ port: Model.Port) -> Flag {
    port == .provided ? source.binding.external : source.binding.first
  }
}
