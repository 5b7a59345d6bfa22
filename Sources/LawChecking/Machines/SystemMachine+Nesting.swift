import BindingGenerators
import BindingLaws

/// Sets within sets: an operation happens at a write of another one.
///
/// A source has one watcher. So each function removes its own. Callers note the outer operation in `ownUse`,
/// as `Runner.nested` does, and `set` notes the inner one, which has to be a set. A use that is not noted may
/// make a proof false.
extension SystemMachine {
  // It does what an observer does that is notified after the write.
  @discardableResult
  func nest(_ inner: OperationCode, at write: Int, of outer: OperationCode) -> Bool {
    var writes = 0
    var isNesting = false
    source.watch { [unowned self] access in
      guard access == .wrote, !isNesting else { return }
      writes += 1
      guard writes == write else { return }
      isNesting = true
      set(inner)
      isNesting = false
    }
    perform(outer)
    source.watch(nil)
    if writes >= write { state = table.next(state, inner) }
    return writes >= write
  }

  func performCountingWrites(_ code: OperationCode) -> Int {
    var writes = 0
    source.watch { if $0 == .wrote { writes += 1 } }
    perform(code)
    source.watch(nil)
    return writes
  }

  /// Sets through a binding while another set is going on.
  ///
  /// The innermost loop does not know of it.
  private func set(_ code: OperationCode) {
    guard code.kind == .set else { return }
    ownUse.note(code, transitions)
    let port = table.ports[code.port]
    if !code.isHeld && !isPresent(code.port) { ownUse.isBeyondInputs = true }
    let binding = code.isHeld ? heldBinding(code.port) : derived(port)
    binding?.wrappedValue = table.values[code.value]
  }
}
