import BindingLaws

/// A digit whose model is wrong.
struct Misjudged: BindingSystem {
  enum Model: ReferenceModel {
    typealias Port = Digit.Port
    static var bases: [Int]? { Digit.bases }
    static var values: [Int]? { Digit.values }
    static func get(_ port: Port, in base: Int) -> Int { base }
    static func set(_ value: Int, at port: Port, in base: Int) -> Int { 3 - value }
  }

  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding {
    ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}

/// A digit of which something is declared that no law says of it.
struct Misdeclared: BindingSystem {
  typealias Model = Digit
  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding {
    ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}
