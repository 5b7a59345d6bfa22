import BindingLaws
import LawfulBindings

/// Ports that aggregate some of the flags in a set.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
protocol FlagSetModel: StatesModel where Base == Set<Port>, Port: CaseIterable {}

extension FlagSetModel {
  var bases: [Set<Port>]? { ports.filter { members(of: $0) == nil }.subsets }

  func stored(at flag: Port, in on: Set<Port>) -> Bool { on.contains(flag) }

  func storing(_ isOn: Bool, at flag: Port, in on: Base) -> Base { on.with(flag, isOn) }
}

/// A system of aggregates over flags that are sources of their own.
protocol FlagSetSystem: SourcedSystem where Model: FlagSetModel {
  /// The aggregate, or the topmost one of several.
  var parent: TriState { get }
}

/// Ports with one aggregate among them.
protocol Parented { static var parent: Self { get } }

extension FlagSetSystem where Model.Port: Parented {
  func binding(_ port: Model.Port) -> TriState { port == .parent ? parent : flag(port) }
}

extension FlagSetSystem {
  /// Returns the state of a flag.
  func flag(_ port: Model.Port) -> TriState {
    source.binding[contains: port].toggleState
  }
}

/// An aggregate of a flag and of another aggregate.
///
/// The tests of specimens define it a second time.
struct NestedModel: FlagSetModel {
  enum Port: CaseIterable { case root, branch, one, two, three }

  func members(of port: Port) -> [Port]? {
    switch port {
    case .root: [.branch, .three]
    case .branch: [.one, .two]
    case .one, .two, .three: nil
    }
  }
}

/// An aggregate that names one of its two sources twice.
struct AliasedModel: FlagSetModel {
  enum Port: CaseIterable, Parented { case parent, one, two }

  func members(of port: Port) -> [Port]? { port == .parent ? [.one, .one, .two] : nil }
}

/// An aggregate of nothing, which reads on, beside a flag.
struct VacuousModel: FlagSetModel {
  enum Port: CaseIterable, Parented { case parent, flag }

  func members(of port: Port) -> [Port]? { port == .parent ? [] : nil }
}

/// An aggregate of nothing, which reads off, beside a flag.
struct EmptyIsOffModel: FlagSetModel {
  typealias Port = VacuousModel.Port
  var isOnWhenEmpty: Bool { false }
  func members(of port: Port) -> [Port]? { VacuousModel().members(of: port) }
}

/// An aggregate of an aggregate.
struct NestedAggregates: StateSystem, FlagSetSystem {
  static let model = NestedModel()
  let source: Source<Set<NestedModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: [binding(.branch), flag(.three)]) }

  func binding(_ port: NestedModel.Port) -> TriState {
    switch port {
    case .root: parent
    case .branch: HeadlessBinding(aggregating: [flag(.one), flag(.two)])
    case .one, .two, .three: flag(port)
    }
  }
}

/// An aggregate that names a source twice.
///
/// A set of the aggregate writes this source twice, which is harmless.
struct AliasedSources: StateSystem, FlagSetSystem {
  static let model = AliasedModel()
  let source: Source<Set<AliasedModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: [flag(.one), flag(.one), flag(.two)]) }
}

/// An aggregate without sources that is on, as in SwiftUI, and never off.
struct NoSources: StateSystem, FlagSetSystem {
  static let model = VacuousModel()
  let source: Source<Set<VacuousModel.Port>>
  var parent: TriState { HeadlessToggle(sources: [Flag](), isOn: \.self).binding }
}

/// An aggregate without sources that is off, and never on.
struct NoSourcesOff: StateSystem, FlagSetSystem {
  static let model = EmptyIsOffModel()
  let source: Source<Set<EmptyIsOffModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: [], isOnWhenEmpty: false) }
}

/// An aggregate without sources that should be off.
///
/// By default the aggregate is on. The aggregate upholds all laws that do not depend on the reading of no
/// sources.
struct VacuouslyOn: StateSystem, FlagSetSystem {
  static let model = EmptyIsOffModel()
  let source: Source<Set<EmptyIsOffModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: []) }
}
