import BindingLaws
import LawfulBindings

/// What a screen keeps: a part for each way to derive a Bool from something else.
struct Screen: Equatable {
  var flag: Bool
  var negated: Bool
  var selection: Tab?
  var members: Set<Tab>
  var optional: Bool?
  var defaulted: Bool?
  var destination: Destination
  var flags: [String: Bool]
  var list: [Bool]
  var rows: [Row]
  var number: Int
  var one: Bool
  var other: Bool
  var items: [Bool]
  var leaves: Set<Tab>
  var tab: Tab
  var item: Int?
  var presented: Destination?

  /// A screen of which every part is on, or off.
  init(_ isOn: Bool) {
    (flag, negated, one, other) = (isOn, !isOn, isOn, isOn)
    (selection, members, number) = (isOn ? .one : nil, isOn ? [.one] : [], isOn ? 1 : 0)
    (optional, defaulted) = (isOn, isOn)
    destination = .detail(isEditing: isOn)
    (flags, list, rows) = (isOn ? ["key": true] : [:], [isOn], [Row(id: .x, isOn: isOn)])
    (items, leaves, tab) = ([isOn], isOn ? [.one] : [], isOn ? .one : .two)
    item = isOn ? 1 : nil
    presented = .detail(isEditing: isOn)
  }

  /// The ways to derive a Bool.
  enum Way: CaseIterable {
    case keyPath, negation, selection, membership, unwrapping, fallback, payload, key, index,
      identity, clamping, pair, aggregate, collection, tree, required, presence, presentation
  }

  /// Takes over the part that a way leads to.
  func taking(_ way: Way, from screen: Screen) -> Screen {
    var own = self
    switch way {
    case .keyPath: own.flag = screen.flag
    case .negation: own.negated = screen.negated
    case .selection: own.selection = screen.selection
    case .membership: own.members = screen.members
    case .unwrapping: own.optional = screen.optional
    case .fallback: own.defaulted = screen.defaulted
    case .payload: own.destination = screen.destination
    case .key: own.flags = screen.flags
    case .index: own.list = screen.list
    case .identity: own.rows = screen.rows
    case .clamping: own.number = screen.number
    case .pair: own.one = screen.one
    case .aggregate: own.other = screen.other
    case .collection: own.items = screen.items
    case .tree: own.leaves = screen.leaves
    case .required: own.tab = screen.tab
    case .presence: own.item = screen.item
    case .presentation: own.presented = screen.presented
    }
    return own
  }
}

/// The ways to derive a Bool, each over a part of its own.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum ScreenModel: ReferenceModel {
  typealias Port = Screen.Way
  typealias Value = Bool
  static var bases: [Screen]? { [Screen(false), Screen(true)] }

  static func writes(toSet way: Port, in base: Screen) -> Int { way == .pair ? 2 : 1 }

  static func get(_ way: Port, in base: Screen) -> Bool {
    base.taking(way, from: Screen(true)) == base
  }

  /// What always selects something is not set off, and nothing is presented by saying so.
  static func accepts(_ isOn: Bool, at way: Port, in base: Screen) -> Bool {
    way == .required ? isOn : way == .presence ? !isOn : true
  }

  static func set(_ isOn: Bool, at way: Port, in base: Screen) -> Screen {
    get(way, in: base) == isOn ? base : base.taking(way, from: Screen(isOn))
  }

  static func outside(_ way: Port, setting isOn: Bool, in base: Screen) -> Screen {
    base.taking(way, from: Screen(false))
  }
}

/// Every derivation of `LawfulBindings`; what is set in a transaction is written in it.
///
/// Some edits in `CI/full.d/source-mutants.txt` are found by these ports alone.
struct EveryDerivation: BindingSystem {
  typealias Model = ScreenModel
  let source: Source<Screen>

  func binding(_ way: Screen.Way) -> Flag? {
    let screen = source.binding
    return switch way {
    case .keyPath: screen.flag
    case .negation: screen.negated.negated
    case .selection: HeadlessBinding(selecting: .one, in: screen.selection)
    case .membership: HeadlessBinding(screen.members, contains: .one)
    case .unwrapping: HeadlessBinding(unwrapping: screen.optional)
    case .fallback: HeadlessBinding(screen.defaulted, default: false)
    case .payload: payload(screen.destination)
    case .key: HeadlessBinding(screen.flags, key: "key")
    case .index: HeadlessBinding(screen.list, index: 0, default: false)
    case .identity: HeadlessBinding(screen.rows, id: .x)?.isOn
    case .clamping: screen.number.clamped(to: 0...1).map({ $0 > 0 }, back: { $0 ? 1 : 0 })
    case .pair: screen.one.zip(screen.number).map(\.0) { ($0, screen.number.wrappedValue) }
    case .aggregate: HeadlessBinding(sources: [screen.other], isOn: \.self).isOn
    case .collection: HeadlessBinding(sources: screen.items, isOn: \.self).isOn
    case .tree: HeadlessBinding(selection: screen.leaves, of: .leaf(.one)).isOn
    case .required: HeadlessBinding(selecting: .one, inRequired: screen.tab)
    case .presence: HeadlessBinding(isPresent: screen.item)
    case .presentation: presentation(screen.presented)
    }
  }

  private func payload(_ destination: HeadlessBinding<Destination>) -> Flag? {
    HeadlessBinding(
      destination, extract: { $0.flag(of: .detail) }, embed: { .detail(isEditing: $0) })
  }

  private func presentation(_ presented: HeadlessBinding<Destination?>) -> Flag {
    HeadlessBinding<Bool?>(
      presenting: presented, extract: { $0.flag(of: .detail) }, embed: { .detail(isEditing: $0) }
    ).map({ $0 ?? false }, back: { .some($0) })
  }
}

/// A key path that sets `wrappedValue` of its parent, outside of the transaction it was given.
///
/// It breaks only transaction-reaches-base.
struct TransactionDropped: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    source.binding.wrappedValue[keyPath: side.flag] = isOn
  }
}
