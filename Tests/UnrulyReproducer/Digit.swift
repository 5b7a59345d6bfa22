import BindingLaws

/// A digit at one port.
struct Digit: ReferenceModel {
  enum Port: CaseIterable { case cell }

  var bases: [Int]? { Array(0..<4) }
  var values: [Int]? { bases }
  func get(_ port: Port, in base: Int) -> Int { base }
  func set(_ value: Int, at port: Port, in base: Int) -> Int { value }
}

/// A system that stores what is set, unless it defines `set` itself.
protocol DigitSystem: BindingSystem where Model.Base == Int, Model.Value == Int {
  var source: Source<Int> { get }
  func set(_ value: Int)
}

extension DigitSystem {
  func set(_ value: Int) { source.value = value }

  func binding(_ port: Model.Port) -> ClosureBinding<Int> {
    ClosureBinding(get: { source.value }, set: set)
  }
}
