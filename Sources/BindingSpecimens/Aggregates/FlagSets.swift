import BindingLaws
import LawfulBindings

/// A model of aggregates over some of the flags in a set, which holds those that are on.
///
/// Traces name ports and bases of such models, and draws and tokens number them: names and orders have to stay.
protocol FlagSetModel: StatesModel where Base == Set<Port>, Port: CaseIterable {}

extension FlagSetModel {
  /// Every set of flags: these are the ports without members.
  var bases: [Set<Port>]? { ports.filter { members(of: $0) == nil }.subsets }

  func stored(at flag: Port, in on: Set<Port>) -> Bool { on.contains(flag) }

  func storing(_ isOn: Bool, at flag: Port, in on: Base) -> Base { on.with(flag, isOn) }
}

/// A system of aggregates over flags that are sources of their own.
protocol FlagSetSystem: SourcedSystem where Model: FlagSetModel {
  /// The aggregate, or the topmost one of several.
  var parent: TriState { get }
}

/// Ports with one aggregate among them, so that all others are flags.
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
