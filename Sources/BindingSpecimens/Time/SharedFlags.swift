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

/// Two flags that are used from several tasks; each set changes the whole in one go, as `PlainSystem` has it.
///
/// It upholds every law.
struct UpdatedFlags: ConcurrentSystem, PlainSides { let source: Source<SidedFlags> }

/// The same under a lock that is kept from the read to the write.
///
/// It upholds every law.
struct LockedFlags: ConcurrentSystem, SidesSystem {
  let source: Source<SidedFlags>
  let lock = OwnLock()

  func binding(_ side: Side) -> Flag {
    HeadlessBinding(
      get: { lock { flag(side).wrappedValue } },
      set: { isOn, transaction in lock { flag(side).set(isOn, in: transaction) } })
  }
}

/// The same where each access is as under a lock of its own, but no lock is held from the read to the write
/// of a set.
///
/// It keeps every law but linearizable: of two sets at once one is lost.
/// `LawsOfTime.md` has it checked by name, and `OtherSideFirst`.
struct LockedAccesses: ConcurrentSystem, SidesSystem {
  let source: Source<SidedFlags>
  func binding(_ side: Side) -> Flag { flag(side) }
}

/// A selection that is looked up, and cleared in a second step.
///
/// It keeps every law but linearizable: what is selected in between is cleared. No such system keeps set-set.
struct CheckThenClear: ConcurrentSystem, SectionSystem {
  let source: Source<Section?>

  func set(_ isOn: Bool, at tag: Section, _ transaction: String?) {
    if isOn || source.value == tag { source.write(isOn ? tag : nil, transaction: transaction) }
  }
}

/// A setter that writes its flag, and writes back the whole as it was when it began, with the flag.
///
/// What an observer of the first write sets is written over. So the second write is not superfluous.
struct WrittenBackWhole: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    for _ in 1...2 { source.write(whole, transaction: transaction) }
  }
}

/// Two flags of which at most one is on.
///
/// Draws and tokens number its bases: their order has to stay.
struct OneSideModel: ReferenceModel {
  var bases: [SidedFlags]? { SidedFlags.all.filter { !($0.left && $0.right) } }
  func get(_ side: Side, in base: SidedFlags) -> Bool { base[keyPath: side.flag] }

  func set(_ isOn: Bool, at side: Side, in base: SidedFlags) -> SidedFlags {
    (isOn ? SidedFlags() : base).with(side.flag, isOn)
  }
}

/// A setter that writes twice: the other flag off, then its own.
///
/// An observer of the first write that sets the other flag on leaves both on.
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

/// A setter that writes the whole in one go, the other flag off and its own on.
///
/// It upholds every law but set-set, which no such system keeps.
struct BothSidesAtOnce: PlainSides {
  static let model = OneSideModel()
  let source: Source<SidedFlags>

  func put(_ isOn: Bool, at side: Side, into flags: inout SidedFlags) {
    flags = (isOn ? SidedFlags() : flags).with(side.flag, isOn)
  }
}
