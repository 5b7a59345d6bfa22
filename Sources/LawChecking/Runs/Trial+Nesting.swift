import BindingGenerators
import BindingLaws

extension Trial {
  /// Carries out a set, and another one at a write of the base by the first, as an observer that is
  /// notified after the write does.
  ///
  /// - Returns: Whether the first made so many writes.
  @discardableResult
  func nest(_ inner: Operation<Model>, at write: Int, of outer: Operation<Model>) -> Bool {
    var (writes, isNesting) = (0, false)
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
    if writes >= write { state = table.next(state, table.code(inner)) }
    return writes >= write
  }

  /// Carries out a set, and returns how many writes of the base it made.
  func performCountingWrites(_ operation: Operation<Model>) -> Int {
    var writes = 0
    source.watch { if $0 == .wrote { writes += 1 } }
    perform(operation)
    source.watch(nil)
    return writes
  }

  /// Sets through a binding while another set is going on, of which the innermost loop knows nothing.
  private func set(_ operation: Operation<Model>) {
    guard let handle = operation.handle, let value = operation.value else { return }
    ownUse.note(table.code(operation), transitions)
    if !handle.isHeld && isGone(handle) { ownUse.isBeyondInputs = true }
    let binding = handle.isHeld ? heldBinding(handle.index) : derived(handle.port)
    binding?.wrappedValue = value
  }
}

extension Trial {
  /// Lets every set that was put off land, where some may be.
  func settle() {
    (system as? any DeferredSystem)?.settle()
    source.look()
  }
}
