import BindingLaws
import LawfulBindings

/// The core of a disclosure group.
///
/// The core needs a binding, wherever that comes from.
struct DisclosureCore: Switch {
  let flag: Flag
  var shown: String { flag.wrappedValue ? "content" : "closed" }
  func tap() { flag.wrappedValue.toggle() }
}

/// The first container around the core.
///
/// The container has one initialiser, whose binding may be left out.
struct DisclosureContainer {
  var own: Flag
  var isExpanded: Flag?
  var core: DisclosureCore { DisclosureCore(flag: isExpanded ?? own) }
}

/// The second container.
///
/// The container has two initialisers to choose from, and the one that takes `nil` is private.
struct TwoFacedContainer {
  let core: DisclosureCore

  init(own: Flag, isExpanded: Flag) { self.init(own: own, provided: isExpanded) }

  init(own: Flag) { self.init(own: own, provided: nil) }

  private init(own: Flag, provided: Flag?) { core = DisclosureCore(flag: provided ?? own) }
}

/// A system of groups that show their content, or that they are closed.
protocol ContentSystem: MadeSystem {}

extension ContentSystem {
  static var model: CellModel<Bool> { CellModel() }

  // `DisclosureCore`, and the groups here and in `Owners` show these words.
  // For the groups, `SwitchSystems` says `closed`. Change them together.
  static var renderings: Renderings { ("content", "closed") }
}

/// A system of three groups, one of which is given a binding, while two own theirs.
protocol InstancesSystem: ContentSystem, TwinSystem where Model == InstancesModel<Bool> {}

extension InstancesSystem {
  static var model: Model { InstancesModel() }

  /// Returns a group's own flag.
  func own(_ port: Model.Port) -> Flag { source.binding[dynamicMember: port.own] }

  /// Returns the flag that a group is given.
  ///
  /// Nil if there is none.
  func provided(_ port: Model.Port) -> Flag? { port == .provided ? source.binding.external : nil }
}

/// The core of a disclosure group over a binding.
struct CoreDisclosure: ContentSystem, TwinSystem {
  typealias Twin = NestedDisclosure
  let source: Source<Bool>
  func control(_ port: SinglePort) -> some Switch { DisclosureCore(flag: source.binding) }
}

/// The final form of the group, with a nested and private core, and with a binding.
struct NestedDisclosure: ContentSystem {
  let source: Source<Bool>

  func control(_ port: SinglePort) -> some Switch {
    HeadlessDisclosureGroup(isExpanded: source.binding) { "content" }
  }
}

/// The first container, with one initialiser: a group with a binding, and two without.
///
/// This form and the next two are twins in a ring: `equivalent` compares each with the next.
struct ContainerDisclosures: InstancesSystem {
  typealias Twin = TwoFacedDisclosures
  let source: Source<Instances<Bool>>

  func control(_ port: Model.Port) -> some Switch {
    DisclosureContainer(own: own(port), isExpanded: provided(port)).core
  }
}

/// The second container, with two initialisers: a group with a binding, and two without.
struct TwoFacedDisclosures: InstancesSystem {
  typealias Twin = NestedDisclosures
  let source: Source<Instances<Bool>>

  func control(_ port: Model.Port) -> some Switch {
    let provided = provided(port).map { TwoFacedContainer(own: own(port), isExpanded: $0) }
    return (provided ?? TwoFacedContainer(own: own(port))).core
  }
}

/// The final form of the group, once with a binding, and twice without.
struct NestedDisclosures: InstancesSystem {
  typealias Twin = ContainerDisclosures
  let source: Source<Instances<Bool>>

  func control(_ port: Model.Port) -> some Switch {
    let isExpanded = HeadlessBinding.owned(own(port)) { provided(port) }
    return HeadlessDisclosureGroup(isExpanded: isExpanded) { "content" }
  }
}

/// A group whose content shows while it is closed, and hides while it is open.
///
/// The group breaks only `rendering-conforms`, because it still looks different for on and off.
struct ShownWhileClosed: ContentSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>

  func control(_ port: OnlyPort) -> some Switch { DisclosureCore(flag: source.binding) }
  func rendering(_ port: OnlyPort) -> String { source.value ? "closed" : "content" }
}
