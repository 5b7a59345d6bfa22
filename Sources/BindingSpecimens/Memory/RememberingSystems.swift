import BindingLaws
import LawfulBindings

// Systems that remember something beside their base: after the right history a set or a reading goes
// wrong. All bindings of one system share what it remembers. A longer history may escape laws that the catalogue lists. `Lists` repeats the
// numbers. `WhatAProofAssumes.md` names `SecretGesture`.

/// A store that is limited to eight writes, and says nothing of those that it drops.
struct RateLimitedStore: FlagSystem {
  let source: Source<Bool>
  let writes = Memory<Int>()

  var derived: Flag { source.binding.taking { _ in writes.increment() <= 8 } }
}

/// A cache that hears of its own writes alone: what was read once is shown after others wrote.
struct CacheNotInvalidated: PlainFlag {
  let source: Source<Bool>
  let cache = Memory<Bool>()

  func get(_ port: SinglePort, in isOn: Bool) -> Bool { cache.keep(cache.value ?? isOn) }
  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) { base = cache.keep(isOn) }
}

/// Optimistic locking by a count of changes: a binding refuses to write what went away and came
/// back since it was made, though it is what it was.
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

/// A switch with a secret: turned on, off and on, without anything between, it opens a hidden menu,
/// and what is set next goes to the menu.
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

/// Undo that joins edits: a set that follows another one of the same value is taken for the same
/// edit, and leaves the base as it was before both.
struct UndoCoalesced: PlainFlag {
  let source: Source<Bool>
  let edit = Memory<(from: Bool, to: Bool)>()

  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) {
    if let last = edit.value, last.to == isOn, base == isOn {
      edit.value = nil
      base = last.from
      return
    }
    edit.value = (base, isOn)
    base = isOn
  }
}

/// A field that is locked by a commit until it is edited: that edit itself is lost.
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

/// A store that loses its second set, as its twin does, so that comparing the two shows nothing.
struct CopiedFault: TwinSystem, FlagSystem {
  typealias Twin = CopiedFault
  let source: Source<Bool>
  let sets = Memory<Int>()
  var derived: Flag { source.binding.taking { _ in sets.increment() != 2 } }
}

/// Only the binding of the latest pass over a view's body works; a control that kept the one of the
/// pass before sets nothing.
struct SupersededPass: FlagSystem {
  let source: Source<Bool>
  let latest = Memory<Int>()

  var derived: Flag {
    let pass = latest.increment()
    return source.binding.taking { _ in pass == latest.value }
  }
}

/// A cell that is used again for the next row: a set goes to the row that was configured last.
struct ReusedCell: SidesSystem {
  let source: Source<SidedFlags>
  let shown = Memory<Side>()

  func binding(_ side: Side) -> Flag {
    shown.value = side
    return source.binding.derive(
      get: { $0[keyPath: side.flag] }, put: { $0[keyPath: (shown.value ?? side).flag] = $1 })
  }
}

/// Bindings over a cache of one entry: that of the other side is gone as soon as one is made, and what is
/// set through it is lost.
struct EvictedEntry: SidesSystem {
  let source: Source<SidedFlags>
  let entry = Memory<Side>()

  func binding(_ side: Side) -> Flag {
    entry.value = side
    return flag(side).taking { _ in entry.value == side }
  }
}

/// A differ that compares the snapshots which two bindings were made from, and drops what is set
/// while they differ.
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
