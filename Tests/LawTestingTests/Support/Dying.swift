import TestSupport

/// A cell that ends its process when it is set to 13 or more.
///
/// The model lists 0 to 19. A report of 13 is the smallest of several, and neither the first nor the last value.
struct Dying<Cause: Death>: ModelledSystem {
  static var model: IntegerCell { IntegerCell() }
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    if value >= 13 { Cause.die() }
    source.value = value
  }
}
