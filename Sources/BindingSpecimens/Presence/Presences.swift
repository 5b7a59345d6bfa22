import BindingLaws
import LawfulBindings

/// An unwrapping that also succeeds while there is nothing, with a default value.
///
/// The unwrapping rejects sets while there is nothing, and breaks only `present-iff-unwrapped`.
struct UnwrappedAnyway: OptionalSystem {
  let source: Source<Bool?>

  var derived: Flag? {
    source.binding.derive(get: { $0 ?? false }, accepts: { now, _ in now != nil }, put: { $0 = $1 })
  }
}

/// An unwrapping whose setter stores without looking.
///
/// A late set brings the value back. The unwrapping upholds every law while the value is there.
struct ResurrectingUnwrap: OptionalSystem {
  let source: Source<Bool?>

  var derived: Flag? {
    guard let initial = source.value else { return nil }
    return source.binding.derive(get: { $0 ?? initial }, put: { $0 = $1 })
  }
}

/// A model of the inside of an optional level, which promises the last value once it has gone.
///
/// Draws and tokens number the examples in this file: their order has to stay.
var lastLevel: UnwrappedModel<Int> { UnwrappedModel(trying: [1, 2], goneReadsLast: true) }

/// An unwrapping that remembers what it reads, and goes on reading that.
struct UnwrappedLast: OptionalSystem {
  static var model: UnwrappedModel<Int> { lastLevel }
  let source: Source<Int?>

  var derived: HeadlessBinding<Int>? {
    guard let initial = source.value else { return nil }
    let last = Memory(initial)
    return source.binding.derive(
      get: { last.keep($0 ?? last.value ?? initial) }, accepts: { now, _ in now != nil },
      put: { $0 = $1 })
  }
}

/// An unwrapping that promises the last value, but falls back to the first.
///
/// The unwrapping upholds every law while the value is there, and writes nothing once it has gone.
struct UnwrappedFirst: OptionalSystem {
  static var model: UnwrappedModel<Int> { lastLevel }
  let source: Source<Int?>

  var derived: HeadlessBinding<Int>? { HeadlessBinding(unwrapping: source.binding) }
}

/// A sheet over an optional, which is on while there is one.
///
/// The sheet can be dismissed, but not presented.
struct PresentedOptional: SingleSystem {
  static var model: PresentModel<Bool> { PresentModel(trying: Bool.all, on: .never) }
  let source: Source<Bool?>

  var derived: Flag { source.binding.isPresented }
}

/// A binding to whether a level is presented.
///
/// Its setter dismisses it, whatever is set. Off dismisses, as it must.
struct AlwaysDismissed: SingleSystem {
  static var model: PresentModel<Int> { PresentModel(trying: [1, 2]) }
  let source: Source<Int?>

  var derived: Flag { source.binding.derive(get: { $0 != nil }, put: { level, _ in level = nil }) }
}
