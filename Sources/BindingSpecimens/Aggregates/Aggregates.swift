import BindingLaws
import LawfulBindings

/// A parent and its three children.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum Member: CaseIterable, Parented { case parent, one, two, three }

/// Three items with a flag each, and a parent over all of them.
///
/// The base contains the items whose flags are on. `NaiveAggregates` in the tests defines this model and
/// `FlagItemsModel` a second time.
struct ThreeItemsModel: FlagSetModel {
  typealias Port = Member
  var bases: [Set<Member>]? { [.one, .two, .three].subsetsBySize }
  func members(of port: Port) -> [Port]? { port == .parent ? [.one, .two, .three] : nil }
}

/// A parent toggle over three flags that are sources of their own.
///
/// `SpecimenMatrixTests` names it and `ItemsToggle` in strings.
struct SourcesToggle: CheckboxSystem, ThreeItemsSystem { let source: Source<Set<Member>> }

/// A list of at most two flags, which come and go, a parent over them, and a row for each.
typealias FlagItemsModel = ItemsModel<Bool, ToggleState>

/// A parent toggle over a list of items, with one write for all, and a toggle for each item.
///
/// An empty list reads on and cannot be set off.
struct ItemsToggle: StateSystem {
  static var model: FlagItemsModel { ItemsModel(\.self) }
  let source: Source<[Bool]>

  func binding(_ port: Aggregated) -> TriState { toggle(port).binding }

  func toggle(_ port: Aggregated) -> HeadlessToggle {
    guard case .member(let index) = port else {
      return HeadlessToggle(sources: source.binding, isOn: \.self)
    }
    return HeadlessToggle(isOn: HeadlessBinding(source.binding, index: index, default: false))
  }
}

/// A summary of two flags that have no ports of their own.
///
/// The summary reads the first flag.
struct SummaryModel: AggregateModel {
  enum Port: CaseIterable { case summary, first, second }

  var ports: [Port] { [.summary] }
  func members(of port: Port) -> [Port]? { port == .summary ? [.first, .second] : nil }
  func writes(toSet port: Port, in flags: TwoFlags) -> Int { 1 }
  func get(_ port: Port, in flags: TwoFlags) -> ToggleState { ToggleState(flags.x) }

  func stored(at leaf: Port, in flags: Base) -> Bool { leaf == .first ? flags.x : flags.y }

  func set(_ state: ToggleState, at port: Port, in flags: TwoFlags) -> TwoFlags {
    storing(state == .on, at: .first, in: flags)
  }

  func storing(_ isOn: Bool, at leaf: Port, in flags: TwoFlags) -> TwoFlags {
    leaf == .first ? TwoFlags(x: isOn, y: flags.y) : TwoFlags(x: flags.x, y: isOn)
  }
}

/// A summary that is bound to the first of its members.
///
/// No other port shows the members. The summary breaks only the law that the order of its members does not
/// show, and its model agrees.
struct FirstStandsForAll: BindingSystem {
  static let model = SummaryModel()
  let source: Source<TwoFlags>

  func binding(_ port: SummaryModel.Port) -> TriState { source.binding.x.toggleState }
}

/// An aggregate of a flag and its negation.
///
/// The aggregate is always mixed, and accepts no set.
struct ContradictionModel: StatesModel {
  typealias Base = Bool
  enum Port: CaseIterable { case parent, flag, negation }

  func members(of port: Port) -> [Port]? { port == .parent ? [.flag, .negation] : nil }
  func stored(at leaf: Port, in base: Bool) -> Bool { base == (leaf == .flag) }

  func storing(_ isOn: Bool, at leaf: Port, in base: Bool) -> Bool {
    isOn == (leaf == .flag)
  }
}

/// A source and its negation.
///
/// The parent is always mixed, and each tap leaves the flag as its last write says. The reading is right.
struct SourceAndNegation: BindingSystem {
  static let model = ContradictionModel()
  let source: Source<Bool>

  func binding(_ port: ContradictionModel.Port) -> TriState {
    let flag = source.binding
    return switch port {
    case .parent: HeadlessBinding(sources: [flag, flag.negated], isOn: \.self)
    case .flag: flag.toggleState
    case .negation: flag.negated.toggleState
    }
  }
}

/// The same sources behind a parent that only shows.
///
/// The parent is always mixed, and rejects every set. A tap on it changes nothing, and could change nothing.
struct ShownContradiction: BindingSystem {
  static let model = ContradictionModel()
  let source: Source<Bool>

  func binding(_ port: ContradictionModel.Port) -> TriState {
    let plain = SourceAndNegation(source: source).binding(port)
    return port == .parent ? plain.map(\.self, back: { _ in nil }) : plain
  }
}
