import BindingLaws
import LawfulBindings

/// The value that is provided to one control, and the own values of three.
///
/// Traces print the names of these properties in this order. A fixture keeps such traces.
struct Instances<Value: Equatable>: Changeable, Listed {
  var external: Value
  var unused: Value
  var first: Value
  var second: Value

  // The order numbers bases in draws and tokens: it has to stay.
  static var all: [Instances] {
    (everyValue(of: Value.self) ?? []).rows(of: 4).map {
      Instances(external: $0[0], unused: $0[1], first: $0[2], second: $0[3])
    }
  }
}

/// Three controls of one kind: one is given a binding, two own their values.
struct InstancesModel<Value: Equatable>: OwnershipModel {
  typealias Base = Instances<Value>

  // Draws and tokens number ports and values in these orders, and traces name ports: never change them.
  enum Port: CaseIterable {
    case provided, first, second

    /// The key path of the control's own value.
    var own: WritableKeyPath<Instances<Value>, Value> {
      switch self {
      case .provided: \.unused
      case .first: \.first
      case .second: \.second
      }
    }
  }

  var values: [Value]? { everyValue(of: Value.self)?.reversed() }
  func tapped(_ value: Value) -> Value? { tappedValue(value) }

  func isProvided(_ port: Port, in base: Instances<Value>) -> Bool { port == .provided }
  func external(_ port: Port, in base: Instances<Value>) -> Value { base.external }
  func own(_ port: Port, in base: Instances<Value>) -> Value { base[keyPath: port.own] }

  func settingExternal(_ value: Value, at port: Port, in base: Base) -> Base {
    base.with(\.external, value)
  }

  func settingOwn(_ value: Value, at port: Port, in base: Base) -> Base {
    base.with(port.own, value)
  }
}

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
