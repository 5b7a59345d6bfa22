import BindingLaws
import Deaths

/// A digit whose model ends the process when it is asked for its title, which one law alone does.
struct Untitled: DigitSystem {
  struct Model: ReferenceModel, TitledModel {
    typealias Port = Digit.Port
    var title: String {
      Trap.die()
      return ""
    }
    var bases: [Int]? { Digit().bases }
    var values: [Int]? { Digit().values }
    func get(_ port: Port, in base: Int) -> Int { base }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { value }
  }

  static let model = Model()
  let source: Source<Int>
}
