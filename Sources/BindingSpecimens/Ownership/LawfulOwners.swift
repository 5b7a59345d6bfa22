import BindingLaws
import LawfulBindings

/// The core of a disclosure group over a binding.
struct CoreDisclosure: ContentSystem, TwinSystem {
  typealias Model = CellModel<Bool>
  typealias Twin = NestedDisclosure
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { core.$isExpanded }
  func tap(_ port: Model.Port) { core.tap() }
  func rendering(_ port: Model.Port) -> String { core.content }

  private var core: DisclosureCore { DisclosureCore(isExpanded: source.binding) }
}

/// The final form of the group, whose core is nested and private, with a binding.
struct NestedDisclosure: ContentSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { group.isExpanded }

  func tap(_ port: Model.Port) { group.tap() }
  func rendering(_ port: Model.Port) -> String { group.content ?? "closed" }

  private var group: HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show", isExpanded: source.binding) { "content" }
  }
}

/// The first container, one initialiser: a group with a binding, and two without.
struct ContainerDisclosures: ContentSystem, TwinSystem {
  typealias Model = InstancesModel<Bool>
  typealias Twin = TwoFacedDisclosures
  let source: Source<Instances<Bool>>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { core(port).$isExpanded }
  func tap(_ port: Model.Port) { core(port).tap() }
  func rendering(_ port: Model.Port) -> String { core(port).content }

  private func core(_ port: Model.Port) -> DisclosureCore {
    DisclosureContainer(
      own: source.binding[dynamicMember: port.own],
      isExpanded: port == .provided ? source.binding.external : nil
    ).core
  }
}

/// The second container, two initialisers: a group with a binding, and two without.
struct TwoFacedDisclosures: ContentSystem, TwinSystem {
  typealias Model = InstancesModel<Bool>
  typealias Twin = NestedDisclosures
  let source: Source<Instances<Bool>>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { container(port).core.$isExpanded }
  func tap(_ port: Model.Port) { container(port).core.tap() }
  func rendering(_ port: Model.Port) -> String { container(port).core.content }

  private func container(_ port: Model.Port) -> TwoFacedContainer {
    let own = source.binding[dynamicMember: port.own]
    return port == .provided
      ? TwoFacedContainer(own: own, isExpanded: source.binding.external)
      : TwoFacedContainer(own: own)
  }
}

/// The final form of the group: one with a binding, and two without.
struct NestedDisclosures: ContentSystem, TwinSystem {
  typealias Model = InstancesModel<Bool>
  typealias Twin = ContainerDisclosures
  let source: Source<Instances<Bool>>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { group(port).isExpanded }
  func tap(_ port: Model.Port) { group(port).tap() }
  func rendering(_ port: Model.Port) -> String { group(port).content ?? "closed" }

  private func group(_ port: Model.Port) -> HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show", owner: owner(port)) { "content" }
  }

  private func owner(_ port: Model.Port) -> OwnedBinding<Bool> {
    OwnedBinding(own: source.binding[dynamicMember: port.own]) {
      port == .provided ? source.binding.external : nil
    }
  }
}

/// A group whose provider appears and disappears; who counts is asked at each read and write.
struct SwitchedDisclosure: ContentSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { group.isExpanded }
  func tap(_ port: Model.Port) { group.tap() }
  func rendering(_ port: Model.Port) -> String { group.content ?? "closed" }

  func perform(_ action: Model.Action, on source: Source<SwitchedOwner>) {
    var base = source.base
    base.isProvided.toggle()
    source.rewrite(base)
  }

  private var group: HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show", owner: owner) { "content" }
  }

  private var owner: OwnedBinding<Bool> {
    OwnedBinding(own: source.binding.own) {
      source.value.isProvided ? source.binding.external : nil
    }
  }
}
