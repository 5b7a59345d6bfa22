import BindingLaws
import LawfulBindings

/// A store that is limited to eight writes, and says nothing of those that it drops.
struct RateLimitedStore: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let writes = Memory<Int>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.taking { _ in writes.next() <= 8 }
  }
}

/// A cache that hears of its own writes alone: what was read once is shown after others wrote.
struct CacheNotInvalidated: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let cache = Memory<Bool>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: {
        let value = cache.value ?? source.value
        cache.value = value
        return value
      },
      set: { isOn, transaction in
        cache.value = isOn
        source.write(isOn, transaction: transaction.animation)
      })
  }
}

/// Optimistic locking by a count of changes: a binding refuses to write what went away and came
/// back since it was made, though it is what it was.
struct ConflictAfterReturn: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let version = Memory<Int>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
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
struct SecretGesture: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let gesture = Memory<[Bool]>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.taking { isOn in
      let latest = gesture.value ?? []
      gesture.value = (latest + [isOn]).suffix(3)
      return latest != [true, false, true]
    }
  }
}

/// Undo that joins edits: a set that follows another one of the same value is taken for the same
/// edit, and leaves the base as it was before both.
struct UndoCoalesced: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let edit = Memory<(from: Bool, to: Bool)>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        let isJoined = edit.value?.to == isOn && source.value == isOn
        let next = isJoined ? edit.value?.from ?? isOn : isOn
        edit.value = isJoined ? nil : (source.value, isOn)
        source.write(next, transaction: transaction.animation)
      })
  }
}

/// A field that is locked by a commit until it is edited: that edit itself is lost.
struct LockedByCommit: BindingSystem {
  typealias Model = FieldModel
  let source: Source<Bool>
  private let isLocked = Memory<Bool>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.taking { _ in
      defer { isLocked.value = false }
      return isLocked.value != true
    }
  }

  func perform(_ action: Model.Action, on source: Source<Bool>) { isLocked.value = true }
}
