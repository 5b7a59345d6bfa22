import BindingGenerators
import BindingLaws

/// A number behind a reference.
final class Cell: Equatable {
  var number = 0
  static func == (one: Cell, other: Cell) -> Bool { one.number == other.number }
}

/// A system whose base is a class.
struct Aliased: BindingSystem {
  struct Model: ReferenceModel {
    typealias Port = Digit.Port
    var bases: [Cell]? { [Cell()] }
    var values: [Int]? { [0, 1] }
    func get(_ port: Port, in base: Cell) -> Int { base.number }
    func set(_ value: Int, at port: Port, in base: Cell) -> Cell {
      base.number = value
      return base
    }
    func outside(_ port: Port, setting value: Int, in base: Cell) -> Cell { base }
  }

  static let model = Model()
  let source: Source<Cell>

  func binding(_ port: Model.Port) -> ClosureBinding<Int> {
    ClosureBinding(get: { source.value.number }, set: { source.value.number = $0 })
  }
}

/// A system whose model has neither bases nor a generator of them.
struct Unlisted: BindingSystem {
  struct Base: Equatable { var number = 0 }
  struct Model: ReferenceModel {
    typealias Port = Digit.Port
    var values: [Int]? { [0, 1] }
    func get(_ port: Port, in base: Base) -> Int { base.number }
    func set(_ value: Int, at port: Port, in base: Base) -> Base { Base(number: value) }
  }

  static let model = Model()
  let source: Source<Base>

  func binding(_ port: Model.Port) -> ClosureBinding<Int> {
    ClosureBinding(get: { source.value.number }, set: { source.value.number = $0 })
  }
}

/// A system whose generator of values traps.
struct TrappingGenerator: BindingSystem {
  struct Value: Equatable, Arbitrary {
    static var arbitrary: Generator<Value> { preconditionFailure("no value") }
  }
  struct Model: ReferenceModel {
    typealias Port = Digit.Port
    func get(_ port: Port, in base: Value) -> Value { base }
    func set(_ value: Value, at port: Port, in base: Value) -> Value { value }
  }

  static let model = Model()
  let source: Source<Value>

  func binding(_ port: Model.Port) -> ClosureBinding<Value> {
    ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}
