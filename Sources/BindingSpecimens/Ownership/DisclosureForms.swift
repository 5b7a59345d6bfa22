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

  // `DisclosureCore`, the groups in `Owners`, and `ShownWhileClosed` in `Toggles` show these words. For the
  // groups, `SelectionControls` says `closed`. Change them together.
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
