import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// Returns the state that several lights show together, by counting them.
private func together(_ lights: [Bool]) -> ToggleState {
  var on = 0
  var off = 0
  for light in lights { if light { on += 1 } else { off += 1 } }
  if off == 0 { return .on }
  return on == 0 ? .off : .mixed
}

/// Three lights in a row, with ports that show several of them.
protocol NaiveLights: NaiveState where Model: FlagSetModel {
  init(lights: [Bool])
  var lights: [Bool] { get set }
  static var leaves: [Model.Port] { get }
  static var several: [Model.Port: [Int]] { get }
}

extension NaiveLights {
  init(_ on: Set<Model.Port>) { self.init(lights: Self.leaves.map(on.contains)) }
  func reading(_ port: Model.Port) -> ToggleState? { together(places(port).map { lights[$0] }) }

  mutating func set(_ port: Model.Port, _ state: ToggleState) {
    for place in places(port) where state != .mixed { lights[place] = state == .on }
  }

  func isSame(as on: Set<Model.Port>) -> Bool { Self.leaves.map(on.contains) == lights }

  private func places(_ port: Model.Port) -> [Int] {
    Self.several[port] ?? (0..<3).filter { Self.leaves[$0] == port }
  }
}

/// Three lights, and a parent that shows all of them.
struct NaiveThreeItems: NaiveLights {
  typealias Model = ThreeItemsModel
  static let leaves: [Member] = [.one, .two, .three]
  static let several: [Member: [Int]] = [.parent: [0, 1, 2]]
  var lights: [Bool]
}

/// Three lights, with a root for all of them and a branch for the first two.
struct NaiveNesting: NaiveLights {
  typealias Model = NestedModel
  static let leaves: [NestedModel.Port] = [.one, .two, .three]
  static let several: [NestedModel.Port: [Int]] = [.root: [0, 1, 2], .branch: [0, 1]]
  var lights: [Bool]
}

/// A list of lights of any length, in which missing rows read nil.
struct NaiveItems: NaiveState {
  typealias Model = FlagItemsModel
  var lights: [Bool]

  init(_ items: [Bool]) { lights = items }

  func reading(_ port: Aggregated) -> ToggleState? {
    guard case .member(let place) = port else { return together(lights) }
    return place < lights.count ? together([lights[place]]) : nil
  }

  mutating func set(_ port: Aggregated, _ state: ToggleState) {
    for place in 0..<lights.count where state != .mixed {
      if port == .all || port == .member(place) { lights[place] = state == .on }
    }
  }

  func isSame(as items: [Bool]) -> Bool { items == lights }
}
