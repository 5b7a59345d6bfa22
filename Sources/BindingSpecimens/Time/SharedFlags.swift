import BindingLaws
import Dispatch
import LawfulBindings

/// A lock of which all copies are the same lock.
///
/// A task that waits for it has to sleep: the checker recognises a waiting task by that.
struct OwnLock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  /// Calls a function under the lock, and returns its result.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return body()
  }
}

/// Two flags that several tasks use.
///
/// Each set changes the whole in one access, as in `PlainSystem`. The flags uphold every law.
struct UpdatedFlags: ConcurrentSystem, PlainSides { let source: Source<SidedFlags> }

/// Two flags that several tasks use, under a lock that is kept from the read to the write.
///
/// The flags uphold every law.
struct LockedFlags: ConcurrentSystem, SidesSystem {
  let source: Source<SidedFlags>
  let lock = OwnLock()

  func binding(_ side: Side) -> Flag {
    HeadlessBinding(
      get: { lock { flag(side).wrappedValue } },
      set: { isOn, transaction in lock { flag(side).set(isOn, in: transaction) } })
  }
}

/// Two flags that several tasks use, without a lock from the read to the write of a set.
///
/// The flags behave as if each access had a lock of its own. The flags uphold every law but linearizable: one
/// of two simultaneous sets is lost.
struct LockedAccesses: ConcurrentSystem, SidesSystem {
  let source: Source<SidedFlags>
  func binding(_ side: Side) -> Flag { flag(side) }
}
