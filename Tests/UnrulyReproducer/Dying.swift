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
