import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// A deliberately simple definition of what ports read and what sets do.
protocol NaiveState {
  associatedtype Model: ReferenceModel
  init(_ base: Model.Base)
  func reading(_ port: Model.Port) -> Model.Value?
  mutating func set(_ port: Model.Port, _ value: Model.Value)
  /// The actions that a trace may take.
  static var actions: [Model.Action] { get }
  mutating func undergo(_ action: Model.Action)
  func isSame(as base: Model.Base) -> Bool
}

extension NaiveState {
  static var actions: [Model.Action] { [] }
  mutating func undergo(_ action: Model.Action) {}
}

/// The tags that are on, as a list.
struct NaiveSelection: NaiveState {
  typealias Model = SelectionModel<Section>
  var tagsOn: [Section] = []

  init(_ selection: Section?) {
    for tag in [Section.a, .b, .c] where tag == selection { tagsOn.append(tag) }
  }

  func reading(_ tag: Section) -> Bool? { tagsOn.contains(tag) }

  mutating func set(_ tag: Section, _ isOn: Bool) {
    if isOn { tagsOn = [tag] }
    if !isOn { tagsOn.removeAll { $0 == tag } }
  }

  func isSame(as selection: Section?) -> Bool { tagsOn.last == selection && tagsOn.count < 2 }
}

/// One light for each tab.
struct NaiveTabs: NaiveState {
  typealias Model = RequiredSelectionModel<Tab>
  var lights: [Bool]

  init(_ tab: Tab) { lights = [tab == .one, tab == .two, tab == .three] }

  func reading(_ tab: Tab) -> Bool? { lights[place(tab)] }

  mutating func set(_ tab: Tab, _ isOn: Bool) {
    guard isOn else { return }
    for place in 0..<3 { lights[place] = false }
    lights[place(tab)] = true
  }

  func isSame(as tab: Tab) -> Bool { lights == [tab == .one, tab == .two, tab == .three] }

  private func place(_ tab: Tab) -> Int {
    switch tab {
    case .one: 0
    case .two: 1
    case .three: 2
    }
  }
}

/// A list without order, searched from the front.
struct NaiveList {
  var elements: [String]

  init(_ set: Set<String>) { elements = Array(set) }

  func contains(_ element: String) -> Bool {
    for other in elements where other == element { return true }
    return false
  }

  mutating func turn(_ element: String, on isOn: Bool) {
    var rest: [String] = []
    for other in elements where other != element { rest.append(other) }
    elements = isOn ? rest + [element] : rest
  }

  func isSame(as set: Set<String>) -> Bool { elements.sorted() == set.sorted() }
}

/// The fruits in a list.
struct NaiveMembership: NaiveState {
  typealias Model = FruitModel
  var fruits: NaiveList

  init(_ set: Set<String>) { fruits = NaiveList(set) }
  func reading(_ fruit: String) -> Bool? { fruits.contains(fruit) }
  mutating func set(_ fruit: String, _ isOn: Bool) { fruits.turn(fruit, on: isOn) }
  func isSame(as set: Set<String>) -> Bool { fruits.isSame(as: set) }
}

/// A parent and two children over a list.
struct NaiveParent: NaiveState {
  typealias Model = TwoChildrenModel
  var names: NaiveList

  init(_ set: Set<String>) { names = NaiveList(set) }

  func reading(_ port: Family) -> Bool? {
    switch port {
    case .parent: names.contains("A") && names.contains("B")
    case .a: names.contains("A")
    case .b: names.contains("B")
    }
  }

  mutating func set(_ port: Family, _ isOn: Bool) {
    if port != .b { names.turn("A", on: isOn) }
    if port != .a { names.turn("B", on: isOn) }
  }

  func isSame(as set: Set<String>) -> Bool { names.isSame(as: set) }
}

/// A hierarchy as a table of what is below each node.
struct NaiveHierarchy: NaiveState {
  typealias Model = HierarchyModel
  var names: NaiveList

  init(_ set: Set<String>) { names = NaiveList(set) }

  func reading(_ node: Node) -> ToggleState? {
    let below = leaves(node)
    let on = below.filter(names.contains)
    if on.isEmpty { return .off }
    return on == below ? .on : .mixed
  }

  mutating func set(_ node: Node, _ state: ToggleState) {
    if state == .mixed { return }
    for leaf in leaves(node) { names.turn(leaf, on: state == .on) }
  }

  func isSame(as set: Set<String>) -> Bool { names.isSame(as: set) }

  private func leaves(_ node: Node) -> [String] {
    let table: [Node: [String]] = [
      .root: ["A", "B", "C"], .left: ["A", "B"], .deep: ["B"], .a: ["A"], .b: ["B"], .c: ["C"],
    ]
    return table[node] ?? []
  }
}

/// A control with two boxes, and a switch that says which of them is in use.
struct NaiveOwner: NaiveState {
  typealias Model = SwitchedOwnerModel
  static let actions: [Model.Action] = [.switchProvider]
  var boxes: [Bool]
  var inUse: Int

  init(_ owner: SwitchedOwner) {
    boxes = [owner.own, owner.external]
    inUse = owner.isProvided ? 1 : 0
  }

  func reading(_ port: Model.Port) -> Bool? { boxes[inUse] }
  mutating func set(_ port: Model.Port, _ isOn: Bool) { boxes[inUse] = isOn }
  mutating func undergo(_ action: Model.Action) { inUse = 1 - inUse }

  func isSame(as owner: SwitchedOwner) -> Bool {
    boxes == [owner.own, owner.external] && inUse == (owner.isProvided ? 1 : 0)
  }
}
