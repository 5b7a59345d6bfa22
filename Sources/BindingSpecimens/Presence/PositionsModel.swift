import BindingLaws
import LawfulBindings

/// The flags of a list by position, of which there are at most two; the list grows and shrinks.
enum PositionsModel: PresenceModel {
  enum Action {
    case grow, shrink, reverse
  }

  static var ports: [Int] { [0, 1] }
  static var values: [Bool]? { [true, false] }
  static var actions: [Action] { [.shrink, .grow, .reverse] }

  static var bases: [[Bool]]? {
    let single = Bool.all.map { [$0] }
    return [[]] + single + single.flatMap { list in Bool.all.map { list + [$0] } }
  }

  static func isPresent(_ index: Int, in list: [Bool]) -> Bool { list.indices.contains(index) }

  static func get(_ index: Int, in list: [Bool]) -> Bool {
    isPresent(index, in: list) && list[index]
  }

  static func set(_ isOn: Bool, at index: Int, in list: [Bool]) -> [Bool] {
    list.indices.map { $0 == index ? isOn : list[$0] }
  }

  static func outside(_ index: Int, setting isOn: Bool, in list: [Bool]) -> [Bool] {
    set(false, at: index, in: list)
  }

  static func apply(_ action: Action, to list: [Bool]) -> [Bool] {
    switch action {
    case .grow: list.count < 2 ? list + [false] : list
    case .shrink: list.dropLast()
    case .reverse: list.reversed()
    }
  }
}

/// Positions that are there while the list reaches that far.
struct Positions: BindingSystem {
  typealias Model = PositionsModel
  let source: Source<[Bool]>

  func binding(_ index: Int) -> HeadlessBinding<Bool>? {
    guard source.value.indices.contains(index) else { return nil }
    return HeadlessBinding(source.binding, index: index, default: false)
  }
}

/// The same positions, with a default where the list does not reach; sets there are rejected.
enum SafePositionsModel: ReferenceModel {
  typealias Action = PositionsModel.Action
  typealias Value = Bool
  static var ports: [Int] { PositionsModel.ports }
  static var bases: [[Bool]]? { PositionsModel.bases }
  static var actions: [Action] { PositionsModel.actions }

  static func accepts(_ isOn: Bool, at index: Int, in list: [Bool]) -> Bool {
    PositionsModel.isPresent(index, in: list)
  }

  static func get(_ index: Int, in list: [Bool]) -> Bool { PositionsModel.get(index, in: list) }

  static func set(_ isOn: Bool, at index: Int, in list: [Bool]) -> [Bool] {
    PositionsModel.set(isOn, at: index, in: list)
  }

  static func outside(_ index: Int, setting isOn: Bool, in list: [Bool]) -> [Bool] {
    PositionsModel.outside(index, setting: isOn, in: list)
  }

  static func apply(_ action: Action, to list: [Bool]) -> [Bool] {
    PositionsModel.apply(action, to: list)
  }
}

/// Positions that can always be bound, by an index that respects the bounds.
struct SafeIndex: BindingSystem {
  typealias Model = SafePositionsModel
  let source: Source<[Bool]>

  func binding(_ index: Int) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, index: index, default: false)
  }
}
