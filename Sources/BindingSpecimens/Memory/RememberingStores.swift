import BindingLaws
import LawfulBindings

// Systems that remember something beside their base, which all bindings of one system share: after
// the right history a set or a reading goes wrong. `DerivationOrder` has those whose bindings differ
// by when they were made. A longer history may escape laws that the catalogue lists.

/// A store that is limited to eight writes, and says nothing of those that it drops.
struct RateLimitedStore: FlagSystem {
  let source: Source<Bool>
  let writes = Memory<Int>()

  var derived: Flag { source.binding.taking { _ in writes.next() <= 8 } }
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
    let (base, since) = (source.value, version.value ?? 0)
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
    let joined = edit.value?.to == isOn && base == isOn ? edit.value : nil
    edit.value = joined == nil ? (base, isOn) : nil
    base = joined?.from ?? isOn
  }
}

/// A field that is locked by a commit until it is edited: that edit itself is lost.
struct LockedByCommit: SingleSystem {
  typealias Model = FieldModel
  let source: Source<Bool>
  let isLocked = Memory<Bool>()

  var derived: Flag {
    source.binding.taking { _ in
      defer { isLocked.value = false }
      return isLocked.value != true
    }
  }

  func perform(_ action: Model.Action, on source: Source<Bool>) { isLocked.value = true }
}

/// A store that loses its second set, and was copied so: nobody distinguishes it from its twin.
struct CopiedFault: TwinSystem, FlagSystem {
  typealias Twin = CopiedFault
  let source: Source<Bool>
  let sets = Memory<Int>()
  var derived: Flag { source.binding.taking { _ in sets.next() != 2 } }
}
