import BindingLaws
import LawfulBindings

// A test reads this target as text. It recognises models and systems by names, their own or those
// to which they conform, which end in `Model` and `System`. A model must not name a system, nor anything of
// `LawfulBindings` but `ToggleState`. A system may ask its model only for ports, bases, starts, values and
// actions.

/// A system that keeps its source.
protocol SourcedSystem: BindingSystem { var source: Source<Model.Base> { get } }

/// A system of one port.
protocol SingleSystem: SourcedSystem {
  associatedtype Derived = HeadlessBinding<Model.Value>
  /// The binding at its port.
  var derived: Derived { get }
}

extension SingleSystem { func binding(_ port: Model.Port) -> Derived { derived } }

/// A system of one port, which may have no binding.
protocol OptionalSystem: SingleSystem where Derived == HeadlessBinding<Model.Value>? {}

extension OptionalSystem { static var model: UnwrappedModel<Bool> { UnwrappedModel() } }

/// A system of bindings that only show something.
protocol ShowingSystem: SourcedSystem {
  /// Returns the reading of a port.
  func shown(_ port: Model.Port) -> Model.Value
}

extension ShowingSystem {
  func binding(_ port: Model.Port) -> HeadlessBinding<Model.Value> {
    HeadlessBinding(read: { shown(port) }, accepts: { _ in false }, write: { _, _ in })
  }
}

/// A system of one flag, which is the base.
protocol FlagSystem: SingleSystem where Model == CellModel<Bool> {}

extension FlagSystem { static var model: Model { CellModel() } }

/// A system that reads and changes its base by functions of its own, each of which may have a mistake.
///
/// The extensions below are shared by systems with bases of one kind. None of them asks the model.
protocol PlainSystem: SourcedSystem {
  /// Returns the reading of a port in a base.
  func get(_ port: Model.Port, in base: Model.Base) -> Model.Value
  /// Carries out a set in one change of the base, even if the model rejects it. Does nothing if `set` does it
  /// all.
  func put(_ value: Model.Value, at port: Model.Port, into base: inout Model.Base)
  /// Carries out a set in a transaction.
  func set(_ value: Model.Value, at port: Model.Port, _ transaction: String?)
}

extension PlainSystem {
  func put(_ value: Model.Value, at port: Model.Port, into base: inout Model.Base) {}

  func set(_ value: Model.Value, at port: Model.Port, _ transaction: String?) {
    source.update(transaction: transaction) { put(value, at: port, into: &$0) }
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Model.Value> {
    HeadlessBinding(get: { get(port, in: source.value) }, set: { set($0, at: port, $1.animation) })
  }
}

// Defaults for a base that is the value itself, for a set of ports that are on, and for the port that is on.
// The last has no `put`, because systems differ in what off does.

extension PlainSystem where Model.Base == Model.Value {
  func get(_ port: Model.Port, in base: Model.Base) -> Model.Value { base }

  func put(_ value: Model.Value, at port: Model.Port, into base: inout Model.Base) { base = value }
}

extension PlainSystem
where Model.Base: SetAlgebra, Model.Base.Element == Model.Port, Model.Value == Bool {
  func get(_ port: Model.Port, in base: Model.Base) -> Bool { base.contains(port) }

  func put(_ isOn: Bool, at port: Model.Port, into base: inout Model.Base) {
    if isOn { base.insert(port) } else { base.remove(port) }
  }
}

extension PlainSystem where Model.Base == Model.Port?, Model.Value == Bool {
  func get(_ port: Model.Port, in base: Model.Port?) -> Bool { base == port }
}

/// A `PlainSystem` of one flag, which is the base.
protocol PlainFlag: PlainSystem where Model == CellModel<Bool> {}

extension PlainFlag { static var model: Model { CellModel() } }

/// A `PlainSystem` of two flags.
protocol PlainSides: PlainSystem
where Model.Base == SidedFlags, Model.Port == Side, Model.Value == Bool {}

extension PlainSides {
  static var model: SidesModel { SidesModel() }

  func get(_ side: Side, in base: SidedFlags) -> Bool { base[keyPath: side.flag] }

  func put(_ isOn: Bool, at side: Side, into base: inout SidedFlags) {
    base[keyPath: side.flag] = isOn
  }
}

/// A system of two flags.
protocol SidesSystem: SourcedSystem where Model == SidesModel {}

extension SidesSystem {
  static var model: Model { SidesModel() }

  /// Returns the flag at a port.
  func flag(_ side: Side) -> Flag { source.binding[dynamicMember: side.flag] }
}
