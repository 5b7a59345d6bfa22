import TestSupport

/// A cell that ends its process when it is set to 13 or more.
struct Dying<Cause: Death>: ModelledSystem {
  static var model: IntegerCell { IntegerCell() }
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    if value >= 13 { Cause.die() }
    source.value = value
  }
}
