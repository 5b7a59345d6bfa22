import BindingLaws

/// A sheet over an item, and another port that is present while it is shown.
struct SheetModel: ReferenceModel {
  enum Port: CaseIterable { case item, detail }
  enum Action: CaseIterable { case save }

  var bases: [Int?]? { [nil, 1, 2] }
  var values: [Int?]? { bases }
  var actions: [Action] { Action.allCases }
  func isPresent(_ port: Port, in base: Int?) -> Bool { port == .item || base != nil }
  func get(_ port: Port, in base: Int?) -> Int? { base }
  func set(_ value: Int?, at port: Port, in base: Int?) -> Int? { value }
  func apply(_ action: Action, to base: Int?) -> Int? { base }
}

/// A note that may be removed, and its text.
struct NotesModel: ReferenceModel {
  enum Port: CaseIterable { case text }
  enum Action: CaseIterable { case remove }

  var bases: [String?]? { [nil, "a", "b"] }
  var values: [String]? { ["a", "b", ""] }
  var actions: [Action] { Action.allCases }
  func isPresent(_ port: Port, in base: String?) -> Bool { base != nil }
  func get(_ port: Port, in base: String?) -> String { base ?? "" }
  func set(_ value: String, at port: Port, in base: String?) -> String? {
    value.isEmpty ? nil : value
  }
  func apply(_ action: Action, to base: String?) -> String? { nil }
}

/// A path of screens.
struct PathModel: ReferenceModel {
  enum Port: CaseIterable { case path }

  var bases: [[Int]]? { [[], [1], [2], [1, 2], [1, 2, 3]] }
  var values: [[Int]]? { bases }
  func get(_ port: Port, in base: [Int]) -> [Int] { base }
  func set(_ value: [Int], at port: Port, in base: [Int]) -> [Int] { value }
}

/// A volume.
struct VolumeModel: ReferenceModel {
  enum Port: CaseIterable { case volume }

  var bases: [Double]? { [0, 0.5, 1] }
  var values: [Double]? { bases }
  func get(_ port: Port, in base: Double) -> Double { base }
  func set(_ value: Double, at port: Port, in base: Double) -> Double { value }
}
