import BindingLaws
import LawfulBindings

/// A control that uses its own state even while a binding is provided.
///
/// It keeps every round trip, as nobody else is asked.
struct OwnStateWins: BindingSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { source.binding.own }
}

/// A control that writes its own state along with the provided binding.
///
/// It keeps every read, and breaks that the unused side is left alone.
struct BothSidesWritten: BindingSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0.isProvided ? $0.external : $0.own },
      put: { base, isOn in (base.external, base.own) = (isOn, isOn) })
  }
}

/// A control that chooses between provided and own when its binding is made.
///
/// It keeps all laws while nobody switches, and breaks what a held binding must do afterwards.
struct OwnerChosenOnce: BindingSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.value.isProvided ? source.binding.external : source.binding.own
  }
}

/// A control that copies the value over when the provider appears or disappears.
///
/// It keeps every law of one binding, and breaks what the model says of a switch.
struct CopiedOnSwitch: BindingSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0.isProvided ? $0.external : $0.own },
      put: { base, isOn in if base.isProvided { base.external = isOn } else { base.own = isOn } })
  }

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

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    port == .provided ? source.binding.external : source.binding.first
  }
}
