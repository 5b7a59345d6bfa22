import BindingLaws

/// A digit whose model is wrong.
struct Misjudged: DigitSystem {
  enum Model: ReferenceModel {
    typealias Port = Digit.Port
    static var bases: [Int]? { Digit.bases }
    static var values: [Int]? { Digit.values }
    static func get(_ port: Port, in base: Int) -> Int { base }
    static func set(_ value: Int, at port: Port, in base: Int) -> Int { 3 - value }
  }

  let source: Source<Int>
}

/// A digit of which something is declared that no law says of it.
struct Misdeclared: DigitSystem {
  typealias Model = Digit
  let source: Source<Int>
}
