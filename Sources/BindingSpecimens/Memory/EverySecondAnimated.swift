import BindingLaws
import LawfulBindings

/// A store that animates every second change, to be sparing, and counts the changes of all stores.
///
/// What is set arrives, so a single store shows nothing; but a new one goes on where the last one
/// stopped, because the count is static.
struct EverySecondAnimated: BindingSystem {
  typealias Model = CellModel<Bool>
  nonisolated(unsafe) private static var changes = 0
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        Self.changes += 1
        let own = Self.changes % 2 == 0 ? "default" : nil
        source.write(isOn, transaction: transaction.animation ?? own)
      })
  }
}
