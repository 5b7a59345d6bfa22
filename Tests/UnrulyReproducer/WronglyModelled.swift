import BindingLaws

/// A digit whose model is wrong.
struct WronglyModelled: DigitSystem {
  struct Model: ReferenceModel {
    typealias Port = Digit.Port
    var bases: [Int]? { Digit().bases }
    var values: [Int]? { Digit().values }
    func get(_ port: Port, in base: Int) -> Int { base }
    /// Leads to another digit than is set, since there are four from 0 on.
    func set(_ value: Int, at port: Port, in base: Int) -> Int { 3 - value }
  }

  static let model = Model()
  let source: Source<Int>
}
