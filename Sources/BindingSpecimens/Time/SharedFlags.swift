import BindingLaws
import Dispatch
import LawfulBindings

/// A lock that is no value: all that share it keep one another out.
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
struct UpdatedFlags: ConcurrentSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn, transaction in
        source.update(transaction: transaction.animation) { $0[keyPath: port.flag] = isOn }
      })
  }
}

/// The same under a lock that is kept from the read to the write.
///
/// It upholds every law.
struct LockedFlags: ConcurrentSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let lock = OwnLock()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let whole = source.binding
    return HeadlessBinding(
      get: { lock { whole.wrappedValue[keyPath: port.flag] } },
      set: { isOn, transaction in
        lock { whole[dynamicMember: port.flag].transaction(transaction).wrappedValue = isOn }
      })
  }
}

/// The same where each access is as under a lock of its own, and nothing is between the read and the
/// write of a set.
///
/// It keeps every law but linearizable: of two sets at once one is lost.
struct LockedAccesses: ConcurrentSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding[dynamicMember: port.flag]
  }
}

/// A lock for each flag, of which a set takes its own first and then the other.
///
/// It keeps every law but linearizable: two sets at once wait for each other for ever.
struct LocksInTurn: ConcurrentSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let left = OwnLock()
  private let right = OwnLock()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let (own, other) = port == .left ? (left, right) : (right, left)
    return HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn, transaction in
        own {
          if source.value[keyPath: port.flag] == isOn { return }
          other {
            source.update(transaction: transaction.animation) { $0[keyPath: port.flag] = isOn }
          }
        }
      })
  }
}
