import BindingLaws
import Deaths

/// A digit that ends its process when it is set to 3.
struct Dying<Cause: Death>: DigitSystem {
  static var model: Digit { Digit() }
  let source: Source<Int>
  func set(_ value: Int) {
    if value == 3 { Cause.die() }
    source.value = value
  }
}

/// A digit that ends its process whenever it is set.
struct Doomed<Cause: Death>: DigitSystem {
  static var model: Digit { Digit() }
  let source: Source<Int>
  func set(_ value: Int) { Cause.die() }
}

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
