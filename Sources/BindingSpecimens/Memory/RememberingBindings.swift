import BindingLaws
import LawfulBindings

// Systems whose bindings remember something each for itself; as in `RememberingSystems.swift`, a longer history may
// escape laws that the catalogue lists.

/// A binding that shows its field empty after clearing it, until it is filled through it again.
///
/// It waits for a confirmation that nobody sends: what others fill in meanwhile is not shown.
struct UnconfirmedClear: FlagSystem {
  let source: Source<Bool>

  var derived: Flag {
    let isWaiting = Memory(false)
    return source.binding.derive(
      get: { isWaiting.value != true && $0 },
      put: { flag, isOn in
        isWaiting.value = !isOn
        flag = isOn
      })
  }
}

/// A binding that takes its second set for a bounce of the first one.
///
/// A binding that is derived for each use never bounces.
struct DebouncedBinding: FlagSystem {
  let source: Source<Bool>
  var derived: Flag { source.binding.taking(counting: Memory()) { $0 != 2 } }
}

/// A binding on lease: after three sets it has run out, and takes no more.
///
/// With more sets it may escape laws that the catalogue lists.
struct LeasedBinding: FlagSystem {
  let source: Source<Bool>
  var derived: Flag { source.binding.taking(counting: Memory()) { $0 <= 3 } }
}
