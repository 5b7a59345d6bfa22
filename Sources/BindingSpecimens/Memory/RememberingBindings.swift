import BindingLaws
import LawfulBindings

// Systems in which each binding remembers something by itself. As in `RememberingSystems`, a fault that takes
// more sets may hide from laws that the catalogue lists.

/// A binding that shows its field empty after clearing it, until the same binding fills it again.
///
/// The binding waits for a confirmation that nobody sends, and does not show what others fill in meanwhile.
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

/// A binding on lease, which takes three sets and no more.
struct LeasedBinding: FlagSystem {
  let source: Source<Bool>
  var derived: Flag { source.binding.taking(counting: Memory()) { $0 <= 3 } }
}
