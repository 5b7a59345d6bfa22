import BindingLaws
import Dispatch
import LawfulBindings

/// A lock that is no value.
///
/// All systems that share it keep one another out. A task that waits for it has to sleep, because `TaskCrew`
/// recognises a waiting task by that.
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

/// A selection that is looked up, and cleared in a second step.
///
/// The selection upholds every law but linearizable, because it clears what is selected in between. No such
/// system upholds set-set.
struct CheckThenClear: ConcurrentSystem, SectionSystem {
  let source: Source<Section?>

  func set(_ isOn: Bool, at tag: Section, _ transaction: String?) {
    if isOn || source.value == tag { source.write(isOn ? tag : nil, transaction: transaction) }
  }
}

/// A setter that writes its flag, and then writes back the whole from when it began, with the flag.
///
/// The second write is not superfluous: it overwrites what an observer of the first one sets.
struct WrittenBackWhole: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    for _ in 1...2 { source.write(whole, transaction: transaction) }
  }
}

/// A model of two flags of which at most one is on.
///
/// Draws and tokens number its bases: never change their order.
struct OneSideModel: ReferenceModel {
  var bases: [SidedFlags]? { SidedFlags.all.filter { !($0.left && $0.right) } }
  func get(_ side: Side, in base: SidedFlags) -> Bool { base[keyPath: side.flag] }

  func set(_ isOn: Bool, at side: Side, in base: SidedFlags) -> SidedFlags {
    (isOn ? SidedFlags() : base).with(side.flag, isOn)
  }
}

/// A setter that writes twice: first the other flag off, then its own.
///
/// If an observer of the first write sets the other flag on, both stay on.
struct OtherSideFirst: PlainSides {
  static let model = OneSideModel()
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let other = side == .left ? Side.right : .left
    for one in isOn ? [other, side] : [side] {
      source.update(transaction: transaction) { put(isOn && one == side, at: one, into: &$0) }
    }
  }
}

/// A setter that writes the whole in one access, with the other flag off and its own on.
///
/// The setter upholds every law but set-set, which no such system upholds.
struct BothSidesAtOnce: PlainSides {
  static let model = OneSideModel()
  let source: Source<SidedFlags>

  func put(_ isOn: Bool, at side: Side, into flags: inout SidedFlags) {
    flags = (isOn ? SidedFlags() : flags).with(side.flag, isOn)
  }
}
