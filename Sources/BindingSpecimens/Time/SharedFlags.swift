import BindingLaws
import Dispatch
import LawfulBindings

/// A lock that is no value: all that share it keep one another out.
///
/// Who waits for it has to sleep: by that `TaskCrew` knows a task that waits.
struct OwnLock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return body()
  }
}

/// Two flags that are used from several tasks; each set changes the whole in one go.
///
/// It upholds every law.
struct UpdatedFlags: ConcurrentSystem, PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    source.update(transaction: transaction) { $0[keyPath: side.flag] = isOn }
  }
}

/// The same under a lock that is kept from the read to the write.
///
/// It upholds every law.
struct LockedFlags: ConcurrentSystem, SidesSystem {
  let source: Source<SidedFlags>
  let lock = OwnLock()

  func binding(_ side: Side) -> Flag {
    HeadlessBinding(
      get: { lock { flag(side).wrappedValue } },
      set: { isOn, transaction in
        lock { flag(side).transaction(transaction).wrappedValue = isOn }
      })
  }
}

/// The same where each access is as under a lock of its own, but no lock is held from the read to the write
/// of a set.
///
/// It keeps every law but linearizable: of two sets at once one is lost.
struct LockedAccesses: ConcurrentSystem, SidesSystem {
  let source: Source<SidedFlags>
  func binding(_ side: Side) -> Flag { flag(side) }
}

/// A selection that is looked up, and cleared in a second step.
///
/// It keeps every law but linearizable: what is selected in between is cleared.
struct CheckThenClear: ConcurrentSystem, SectionSystem {
  let source: Source<Section?>

  func set(_ isOn: Bool, at tag: Section, _ transaction: String?) {
    if isOn || source.value == tag { source.write(isOn ? tag : nil, transaction: transaction) }
  }
}
