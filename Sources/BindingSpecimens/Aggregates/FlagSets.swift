import BindingLaws
import LawfulBindings

/// Ports that aggregate some of the flags in a set.
protocol FlagSetModel: AggregateModel
where Base == Set<Port>, Port: CaseIterable, Value == ToggleState {}

extension FlagSetModel {
  static var bases: [Set<Port>]? {
    let flags = ports.filter { members(of: $0) == nil }
    return (0..<(1 << flags.count)).map { bits in
      Set(flags.indices.filter { bits >> $0 & 1 == 1 }.map { flags[$0] })
    }
  }

  static func isOn(_ flag: Port, in on: Set<Port>) -> Bool { on.contains(flag) }

  static func turning(_ flag: Port, on isOn: Bool, in on: Set<Port>) -> Set<Port> {
    isOn ? on.union([flag]) : on.subtracting([flag])
  }
}

/// A system of aggregates over flags that are sources of their own.
protocol FlagSetSystem: RenderedSystem
where Model: FlagSetModel, Derived == HeadlessBinding<ToggleState> {
  var source: Source<Set<Model.Port>> { get }
}

extension FlagSetSystem {
  func tap(_ port: Model.Port) { HeadlessToggle("Toggle", state: binding(port)).tap() }

  func rendering(_ port: Model.Port) -> String {
    HeadlessToggle("Toggle", state: binding(port)).rendering.icon
  }

  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    value.asSwitch
  }

  /// The state of a flag.
  fileprivate func flag(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    HeadlessBinding(HeadlessBinding(source.binding, contains: port))
  }
}

/// An aggregate of a flag and of another aggregate.
enum NestedModel: FlagSetModel {
  enum Port: CaseIterable {
    case root, branch, one, two, three
  }

  static var ports: [Port] { Port.allCases }

  static func members(of port: Port) -> [Port]? {
    port == .root ? [.branch, .three] : port == .branch ? [.one, .two] : nil
  }
}

/// An aggregate that names one of its two sources twice.
enum AliasedModel: FlagSetModel {
  enum Port: CaseIterable {
    case parent, one, two
  }

  static var ports: [Port] { Port.allCases }
  static func members(of port: Port) -> [Port]? { port == .parent ? [.one, .one, .two] : nil }
}

/// An aggregate of nothing, which reads on, beside a flag.
enum VacuousModel: FlagSetModel {
  enum Port: CaseIterable {
    case parent, flag
  }

  static var ports: [Port] { Port.allCases }
  static func members(of port: Port) -> [Port]? { port == .parent ? [] : nil }
}

/// An aggregate of nothing, which reads off, beside a flag.
enum EmptyIsOffModel: FlagSetModel {
  typealias Port = VacuousModel.Port
  static var ports: [Port] { Port.allCases }
  static var isOnWhenEmpty: Bool { false }
  static func members(of port: Port) -> [Port]? { VacuousModel.members(of: port) }
}

/// An aggregate of an aggregate.
struct NestedAggregates: FlagSetSystem {
  typealias Model = NestedModel
  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    switch port {
    case .root: HeadlessBinding(aggregating: [binding(.branch), flag(.three)])
    case .branch: HeadlessBinding(aggregating: [flag(.one), flag(.two)])
    case .one, .two, .three: flag(port)
    }
  }
}

/// A source named twice: harmless, it is only written twice, too.
struct AliasedSources: FlagSetSystem {
  typealias Model = AliasedModel
  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    port == .parent
      ? HeadlessBinding(aggregating: [flag(.one), flag(.one), flag(.two)]) : flag(port)
  }
}

/// No sources at all: on, as in SwiftUI, and never off.
struct NoSources: FlagSetSystem {
  typealias Model = VacuousModel
  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    port == .parent
      ? HeadlessToggle("All", sources: [HeadlessBinding<Bool>](), isOn: \.self).binding
      : flag(port)
  }
}

/// No sources at all: off, and never on.
struct NoSourcesOff: FlagSetSystem {
  typealias Model = EmptyIsOffModel
  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    port == .parent ? HeadlessBinding(aggregating: [], isOnWhenEmpty: false) : flag(port)
  }
}

/// No sources at all, where off is expected: the default of the aggregate is on.
///
/// It keeps everything that does not ask what nothing reads as.
struct VacuouslyOn: FlagSetSystem {
  typealias Model = EmptyIsOffModel
  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    port == .parent ? HeadlessBinding(aggregating: []) : flag(port)
  }
}
