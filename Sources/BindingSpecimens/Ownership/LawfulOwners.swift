import BindingLaws
import LawfulBindings

/// The core of a disclosure group over a binding.
struct CoreDisclosure: ContentSystem, TwinSystem {
  typealias Twin = NestedDisclosure
  let source: Source<Bool>
  func control(_ port: SinglePort) -> some Switch { DisclosureCore(flag: source.binding) }
}

/// The final form of the group, whose core is nested and private, with a binding.
struct NestedDisclosure: ContentSystem {
  let source: Source<Bool>

  func control(_ port: SinglePort) -> some Switch {
    HeadlessDisclosureGroup("Show", isExpanded: source.binding) { "content" }
  }
}

/// The first container, one initialiser: a group with a binding, and two without.
///
/// This form and the next two are twins in a ring: `equivalent` compares each with the next.
struct ContainerDisclosures: InstancesSystem {
  typealias Twin = TwoFacedDisclosures
  let source: Source<Instances<Bool>>

  func control(_ port: Model.Port) -> some Switch {
    DisclosureContainer(own: own(port), isExpanded: provided(port)).core
  }
}

/// The second container, two initialisers: a group with a binding, and two without.
struct TwoFacedDisclosures: InstancesSystem {
  typealias Twin = NestedDisclosures
  let source: Source<Instances<Bool>>

  func control(_ port: Model.Port) -> some Switch {
    let provided = provided(port).map { TwoFacedContainer(own: own(port), isExpanded: $0) }
    return (provided ?? TwoFacedContainer(own: own(port))).core
  }
}

/// The final form of the group: one with a binding, and two without.
struct NestedDisclosures: InstancesSystem {
  typealias Twin = ContainerDisclosures
  let source: Source<Instances<Bool>>

  func control(_ port: Model.Port) -> some Switch {
    let isExpanded = HeadlessBinding.owned(own(port)) { provided(port) }
    return HeadlessDisclosureGroup("Show", isExpanded: isExpanded) { "content" }
  }
}

extension Source<SwitchedOwner> {
  /// A flag whose provider appears and disappears; who counts is asked at each read and write.
  fileprivate var owned: Flag {
    .owned(binding.own) { self.value.isProvided ? self.binding.external : nil }
  }
}

/// A group whose provider appears and disappears; who counts is asked at each read and write.
struct SwitchedDisclosure: ContentSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func control(_ port: Model.Port) -> some Switch {
    HeadlessDisclosureGroup("Show", isExpanded: source.owned) { "content" }
  }
}

/// An image whose provider appears and disappears, as a group's does.
struct SwitchedImage: ImageSystem {
  let source: Source<SwitchedOwner>

  func control(_ port: Model.Port) -> some Switch {
    HeadlessBlurredImage("gods", isBlurred: source.owned)
  }
}
