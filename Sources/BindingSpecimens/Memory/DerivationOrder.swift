import BindingLaws
import LawfulBindings

/// Only the binding of the latest pass over a view's body works; a control that kept the one of the
/// pass before sets nothing.
struct SupersededPass: FlagSystem {
  let source: Source<Bool>
  let latest = Memory<Int>()

  var derived: Flag {
    let pass = latest.next()
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
      guard let one = snapshots.value?[.left], let other = snapshots.value?[.right] else {
        return true
      }
      return one == other
    }
  }
}

/// A binding that shows its field empty after clearing it, until it is filled through it again.
///
/// It waits for a confirmation that nobody sends: what others fill in meanwhile is not shown.
struct UnconfirmedClear: FlagSystem {
  let source: Source<Bool>

  var derived: Flag {
    let isWaiting = Memory(false)
    return source.binding.derive(
      get: { isWaiting.value != true && $0 }, put: { (isWaiting.value, $0) = (!$1, $1) })
  }
}

/// A binding that takes its second set for a bounce of the first one.
///
/// A binding that is derived for each use never bounces.
struct DebouncedBinding: FlagSystem {
  let source: Source<Bool>

  var derived: Flag {
    let sets = Memory<Int>()
    return source.binding.taking { _ in sets.next() != 2 }
  }
}

/// A binding on lease: after three sets it has run out, and takes no more.
///
/// With more sets it may escape laws that the catalogue lists.
struct LeasedBinding: FlagSystem {
  let source: Source<Bool>

  var derived: Flag {
    let sets = Memory<Int>()
    return source.binding.taking { _ in sets.next() <= 3 }
  }
}
