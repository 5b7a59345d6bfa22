import BindingLaws
import LawfulBindings

// Systems that remember something beside their base: after a certain history a set or a reading goes wrong.
// All bindings of one system share the memory. The numbers of sets and writes are small, because a fault that
// takes more of them may hide from laws that the catalogue lists. `Lists` repeats the numbers.

/// A store that takes only eight writes, and silently drops the others.
struct RateLimitedStore: FlagSystem {
  let source: Source<Bool>
  let writes = Memory<Int>()

  var derived: Flag { source.binding.taking { _ in writes.increment() <= 8 } }
}

/// A cache that only its own writes update.
///
/// The cache shows an old reading after others wrote.
struct CacheNotInvalidated: PlainFlag {
  let source: Source<Bool>
  let cache = Memory<Bool>()

  func get(_ port: SinglePort, in isOn: Bool) -> Bool { cache.keep(cache.value ?? isOn) }
  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) { base = cache.keep(isOn) }
}

/// A binding with optimistic locking by a count of changes.
///
/// The binding refuses to write if the value went away and came back since the binding was made, though the
/// value is the same.
struct ConflictAfterReturn: FlagSystem {
  let source: Source<Bool>
  let version = Memory<Int>()

  var derived: Flag {
    let base = source.value
    let since = version.value ?? 0
    return source.binding.taking { isOn in
      if source.value == base && version.value ?? 0 > since + 1 { return false }
      if source.value != isOn { version.value = (version.value ?? 0) + 1 }
      return true
    }
  }
}

/// A switch with a secret.
///
/// On, off and on in a row open a hidden menu, to which the next set goes.
struct SecretGesture: FlagSystem {
  let source: Source<Bool>
  let gesture = Memory<[Bool]>()

  var derived: Flag {
    source.binding.taking { isOn in
      let latest = gesture.value ?? []
      gesture.value = (latest + [isOn]).suffix(3)
      return latest != [true, false, true]
    }
  }
}

/// An undo that joins edits.
///
/// The undo takes a second set of the same value for the same edit, and restores the base from before both.
struct UndoCoalesced: PlainFlag {
  let source: Source<Bool>
  let edit = Memory<(from: Bool, to: Bool)>()

  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) {
    if let last = edit.value, last.to == isOn, base == isOn {
      edit.value = nil
      base = last.from
      return
    }
    edit.value = (from: base, to: isOn)
    base = isOn
  }
}

/// A field that a commit locks until it is edited.
///
/// That edit itself is lost.
struct LockedByCommit: SingleSystem {
  static let model = FieldModel()
  let source: Source<Bool>
  let isLocked = Memory<Bool>()

  var derived: Flag {
    source.binding.taking { _ in
      defer { isLocked.value = false }
      return isLocked.value != true
    }
  }

  func perform(_ action: FieldModel.Action, on source: Source<Bool>) { isLocked.value = true }
}

/// A store that loses its second set, and so does its twin, so that comparing the two shows nothing.
struct CopiedFault: TwinSystem, FlagSystem {
  typealias Twin = CopiedFault
  let source: Source<Bool>
  let sets = Memory<Int>()
  var derived: Flag { source.binding.taking { _ in sets.increment() != 2 } }
}

/// A view's body of which only the binding of the latest pass works.
///
/// A control that kept the binding of an earlier pass sets nothing.
struct SupersededPass: FlagSystem {
  let source: Source<Bool>
  let latest = Memory<Int>()

  var derived: Flag {
    let pass = latest.increment()
    return source.binding.taking { _ in pass == latest.value }
  }
}

/// A cell that is reused for the next row.
///
/// A set goes to the row that was configured last.
struct ReusedCell: SidesSystem {
  let source: Source<SidedFlags>
  let shown = Memory<Side>()

  func binding(_ side: Side) -> Flag {
    shown.value = side
    return source.binding.derive(
      get: { $0[keyPath: side.flag] }, put: { $0[keyPath: (shown.value ?? side).flag] = $1 })
  }
}

/// Bindings over a cache of one entry.
///
/// Making one evicts the other, whose sets are then lost.
struct EvictedEntry: SidesSystem {
  let source: Source<SidedFlags>
  let entry = Memory<Side>()

  func binding(_ side: Side) -> Flag {
    entry.value = side
    return flag(side).taking { _ in entry.value == side }
  }
}

/// A differ that compares the snapshots from which two bindings were made, and drops sets while they differ.
struct SnapshotsCompared: SidesSystem {
  let source: Source<SidedFlags>
  let snapshots = Memory<[Side: SidedFlags]>([:])

  func binding(_ side: Side) -> Flag {
    snapshots.value?[side] = source.value
    return flag(side).taking { _ in
      snapshots.value?.values.allSatisfy { $0 == snapshots.value?[side] } == true
    }
  }
}
