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
struct ItemsToggle: ControlSystem {
  typealias Model = ItemsModel
  let source: Source<[Bool]>

  func binding(_ port: ItemsModel.Port) -> HeadlessBinding<MixedState> {
    HeadlessBinding(state(port))
  }

  func tap(_ port: ItemsModel.Port) { HeadlessToggle("Toggle", state: state(port)).tap() }

  func rendering(_ port: ItemsModel.Port) -> String {
    HeadlessToggle("Toggle", state: state(port)).rendering.icon
  }

  private func state(_ port: ItemsModel.Port) -> HeadlessBinding<ToggleState> {
    guard let index = port.index else {
      return HeadlessBinding(sources: source.binding, isOn: \.self)
    }
    return HeadlessBinding(HeadlessBinding(source.binding, index: index, default: false))
  }
}
