import BindingLaws
import LawfulBindings

/// A provided value, a control's own value, and which of them counts.
typealias SwitchedOwner = OwnerState<Bool>

/// A model of one control whose provider appears and disappears.
///
/// `NaiveOwner`, in the tests of specimens, defines it a second time.
typealias SwitchedOwnerModel = OwnerModel<Bool>

extension Source<SwitchedOwner> {
  /// A flag whose provider appears and disappears.
  ///
  /// The owner is determined at each read and at each write.
  fileprivate var owned: Flag {
    .owned(binding.own) { self.value.isProvided ? self.binding.external : nil }
  }

  /// The binding of the current owner.
  fileprivate var chosen: Flag { value.isProvided ? binding.external : binding.own }
}

/// A group whose provider appears and disappears.
///
/// The owner is determined at each read and at each write.
struct SwitchedDisclosure: ContentSystem {
  typealias Model = SwitchedOwnerModel
  static var model: Model { OwnerModel() }
  let source: Source<SwitchedOwner>

  func control(_ port: Model.Port) -> some Switch {
    HeadlessDisclosureGroup(isExpanded: source.owned) { "content" }
  }

  /// Carries out a switch of the provider.
  ///
  /// The system repeats the model, so that a wrong model is noticed.
  func perform(_ action: Model.Action, on source: Source<SwitchedOwner>) {
    var base = source.base
    base.isProvided.toggle()
    source.rewrite(base)
  }
}

/// An image whose provider appears and disappears, as a group's does.
struct SwitchedImage: ImageSystem {
  let source: Source<SwitchedOwner>

  func control(_ port: Model.Port) -> some Switch { HeadlessBlurredImage(isBlurred: source.owned) }
}

/// A system of a control whose provider appears and disappears.
protocol SwitchedSystem: SourcedSystem where Model == SwitchedOwnerModel {}

extension SwitchedSystem { static var model: Model { OwnerModel() } }

/// A control that uses its own state even while a binding is provided.
///
/// The control upholds every round trip, because it uses nothing else.
struct OwnStateWins: SwitchedSystem {
  let source: Source<SwitchedOwner>
  func binding(_ port: SwitchedOwnerModel.Port) -> Flag { source.binding.own }
}

/// A control that writes its own state along with the provided binding.
///
/// Every reading is right, but the unused side changes.
struct BothSidesWritten: SwitchedSystem {
  let source: Source<SwitchedOwner>

  func binding(_ port: SwitchedOwnerModel.Port) -> Flag {
    source.binding.derive(
      get: { $0.isProvided ? $0.external : $0.own },
      put: { owner, isOn in
        owner.external = isOn
        owner.own = isOn
      })
  }
}

/// A control that chooses between provided and own state when its binding is made.
///
/// The control upholds all laws while nobody switches. Afterwards its held binding is wrong.
struct OwnerChosenOnce: SwitchedSystem {
  let source: Source<SwitchedOwner>
  func binding(_ port: SwitchedOwnerModel.Port) -> Flag { source.chosen }
}

/// An image in a container that gives it the binding of the current owner.
///
/// The image upholds all laws while nobody switches. Afterwards its held binding is wrong.
struct ImageOwnerChosenOnce: ImageSystem {
  let source: Source<SwitchedOwner>

  func control(_ port: Model.Port) -> some Switch { HeadlessBlurredImage(isBlurred: source.chosen) }
}

/// A control that copies the value when the provider appears or disappears.
///
/// The control upholds every law of one binding, but departs from the model at a switch.
struct CopiedOnSwitch: SwitchedSystem {
  let source: Source<SwitchedOwner>
  func binding(_ port: SwitchedOwnerModel.Port) -> Flag { source.owned }

  func perform(_ action: Model.Action, on source: Source<SwitchedOwner>) {
    var base = source.base
    base.isProvided.toggle()
    if base.isProvided { base.external = base.own } else { base.own = base.external }
    source.rewrite(base)
  }
}

/// Controls whose own states are one and the same.
///
/// The provided one is right, but the others are not independent.
struct SharedPrivateState: BindingSystem {
  static let model = InstancesModel<Bool>()
  let source: Source<Instances<Bool>>

  func binding(_ port: InstancesModel<Bool>.Port) -> Flag {
    port == .provided ? source.binding.external : source.binding.first
  }
}
