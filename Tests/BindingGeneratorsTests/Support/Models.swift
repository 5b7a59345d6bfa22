import BindingGenerators
import BindingLaws

/// Rows that come and go, with one flag for all of them.
///
/// Everything is listed.
struct RowsModel: ReferenceModel {
  struct Base: Hashable {
    var count: Int
    var isOn: Bool
  }
  enum Action: CaseIterable { case grow, shrink }

  var ports: [Int] { [0, 1, 2] }
  var bases: [Base]? {
    (0...3).flatMap { count in [true, false].map { Base(count: count, isOn: $0) } }
  }
  var actions: [Action] { Action.allCases }
  func isPresent(_ port: Int, in base: Base) -> Bool { port < base.count }
  func get(_ port: Int, in base: Base) -> Bool { base.isOn }
  func set(_ value: Bool, at port: Int, in base: Base) -> Base {
    Base(count: base.count, isOn: value)
  }
  func outside(_ port: Int, setting value: Bool, in base: Base) -> Base { base }
  func apply(_ action: Action, to base: Base) -> Base {
    let count = action == .grow ? base.count + 1 : base.count - 1
    return Base(count: min(3, max(0, count)), isOn: base.isOn)
  }
}

/// Texts at two places that may be missing.
///
/// Nothing is listed.
struct TextsModel: ReferenceModel {
  var ports: [String] { ["first", "second"] }
  private func index(_ port: String) -> Int { port == "first" ? 0 : 1 }
  func isPresent(_ port: String, in base: [String]) -> Bool { index(port) < base.count }
  func get(_ port: String, in base: [String]) -> String { base[index(port)] }
  func set(_ value: String, at port: String, in base: [String]) -> [String] {
    var texts = base
    texts[index(port)] = value
    return texts
  }
}

/// Small numbers, of which the model lists only those to start from.
struct StartsModel: ReferenceModel {
  enum Port: CaseIterable { case cell }
  var starts: [Int8]? { [0, 1, 2] }
  func get(_ port: Port, in base: Int8) -> Int8 { base }
  func set(_ value: Int8, at port: Port, in base: Int8) -> Int8 { value }
}

/// Small numbers, which the model lists as bases, but not as those to start from.
struct BasesModel: ReferenceModel {
  enum Port: CaseIterable { case cell }
  var bases: [Int8]? { [0, 1, 2] }
  var starts: [Int8]? { nil }
  func get(_ port: Port, in base: Int8) -> Int8 { base }
  func set(_ value: Int8, at port: Port, in base: Int8) -> Int8 { value }
}
