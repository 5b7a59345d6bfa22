import BindingLaws

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
  mutating func take(_ way: Way, from screen: Screen) {
    switch way {
    case .keyPath: flag = screen.flag
    case .negation: negated = screen.negated
    case .selection: selection = screen.selection
    case .membership: members = screen.members
    case .unwrapping: optional = screen.optional
    case .fallback: defaulted = screen.defaulted
    case .payload: destination = screen.destination
    case .key: flags = screen.flags
    case .index: list = screen.list
    case .identity: rows = screen.rows
    case .clamping: number = screen.number
    case .pair: one = screen.one
    case .aggregate: other = screen.other
    case .collection: items = screen.items
    case .tree: leaves = screen.leaves
    case .required: tab = screen.tab
    case .presence: item = screen.item
    case .presentation: presented = screen.presented
    }
  }
}

/// The ways to derive a Bool, each over a part of its own.
enum ScreenModel: ReferenceModel {
  typealias Port = Screen.Way
  typealias Value = Bool
  static var bases: [Screen]? { [Screen(false), Screen(true)] }

  static func writes(toSet way: Port, in base: Screen) -> Int { way == .pair ? 2 : 1 }

  static func get(_ way: Port, in base: Screen) -> Bool {
    var on = base
    on.take(way, from: Screen(true))
    return on == base
  }

  /// What always selects something is not set off, and nothing is presented by saying so.
  static func accepts(_ isOn: Bool, at way: Port, in base: Screen) -> Bool {
    way == .required ? isOn : way == .presence ? !isOn : true
  }

  static func set(_ isOn: Bool, at way: Port, in base: Screen) -> Screen {
    if get(way, in: base) == isOn { return base }
    var base = base
    base.take(way, from: Screen(isOn))
    return base
  }

  static func outside(_ way: Port, setting isOn: Bool, in base: Screen) -> Screen {
    var base = base
    base.take(way, from: Screen(false))
    return base
  }
}
