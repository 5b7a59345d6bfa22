import BindingLaws
import Deaths

/// A digit whose model ends the process when it is asked for its ports.
struct Portless<Cause: Death>: DigitSystem {
  struct Model: ReferenceModel {
    var ports: [Digit.Port] {
      Witness.note()
      Cause.die()
      return []
    }
    func get(_ port: Digit.Port, in base: Int) -> Int { base }
    func set(_ value: Int, at port: Digit.Port, in base: Int) -> Int { value }
  }

  static var model: Model { Model() }
  let source: Source<Int>
}
