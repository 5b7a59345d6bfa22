import BindingLaws
import LawfulBindings

/// A list of at most two flags that comes and goes, a parent over it, and a row for each.
enum ItemsModel: ReferenceModel {
  /// The parent or a row.
  enum Port: CaseIterable {
    case parent, first, second
    var index: Int? { self == .parent ? nil : self == .first ? 0 : 1 }
  }

  static var ports: [Port] { Port.allCases }

  static var bases: [[Bool]]? {
    let flags = [false, true]
    return [[]] + flags.map { [$0] } + flags.flatMap { first in flags.map { [first, $0] } }
  }

  static func isPresent(_ port: Port, in items: [Bool]) -> Bool {
    port.index.map(items.indices.contains) ?? true
  }

  static func get(_ port: Port, in items: [Bool]) -> MixedState {
    if let index = port.index { return MixedState(items[index]) }
    return items.contains(false) ? items.contains(true) ? .mixed : .off : .on
  }

  static func accepts(_ state: MixedState, at port: Port, in items: [Bool]) -> Bool {
    state == .on || (state == .off && !items.isEmpty)
  }

  static func set(_ state: MixedState, at port: Port, in items: [Bool]) -> [Bool] {
    items.indices.map { port.index == nil || port.index == $0 ? state == .on : items[$0] }
  }

  static func outside(_ port: Port, setting state: MixedState, in items: [Bool]) -> [Bool] {
    set(.off, at: port, in: items)
  }
}

/// A parent toggle over a list of items, one write for all, and a toggle for each item.
///
/// An empty list reads on and cannot be set off.
struct ItemsToggle: ItemsSystem {
  typealias Model = ItemsModel
  let source: Source<[Bool]>
}

/// A list of two items that stay, and a parent over it, as an aggregate.
enum TwoItemsModel: AggregateModel {
  typealias Port = ItemsModel.Port
  static var ports: [Port] { Port.allCases }
  static var bases: [[Bool]]? { Bool.all.flatMap { first in Bool.all.map { [first, $0] } } }
  static func members(of port: Port) -> [Port]? { port == .parent ? [.first, .second] : nil }
  static func writes(toSet port: Port, in items: [Bool]) -> Int { 1 }
  static func isOn(_ leaf: Port, in items: [Bool]) -> Bool { items[leaf == .first ? 0 : 1] }

  static func turning(_ leaf: Port, on isOn: Bool, in items: [Bool]) -> [Bool] {
    leaf == .first ? [isOn, items[1]] : [items[0], isOn]
  }
}

/// The same toggles over two items.
struct TwoItemsToggle: ItemsSystem {
  typealias Model = TwoItemsModel
  let source: Source<[Bool]>
}

/// A parent toggle over a list of items, and a toggle for each.
protocol ItemsSystem: ControlSystem where Model.Port == ItemsModel.Port, Model.Value == MixedState {
  var source: Source<[Bool]> { get }
}

extension ItemsSystem {
  func binding(_ port: ItemsModel.Port) -> HeadlessBinding<MixedState> {
    HeadlessBinding(toggle(port).binding)
  }

  func tap(_ port: ItemsModel.Port) { toggle(port).tap() }
  func rendering(_ port: ItemsModel.Port) -> String { toggle(port).rendering.icon }

  private func toggle(_ port: ItemsModel.Port) -> HeadlessToggle {
    guard let index = port.index else {
      return HeadlessToggle("All", sources: source.binding, isOn: \.self)
    }
    let item = HeadlessBinding(source.binding, index: index, default: false)
    return HeadlessToggle("Item", isOn: item)
  }
}
