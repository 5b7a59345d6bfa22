import BindingLaws
import LawfulBindings

/// What one binding remembers beside its base.
private final class Notes {
  var count = 0
  var isWaiting = false
}

/// A binding that shows its field empty after clearing it, until it is filled through it again.
///
/// It waits for a confirmation that nobody sends: what others fill in meanwhile is not shown.
struct UnconfirmedClear: BindingSystem {
  typealias Model = ListedCellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let own = Notes()
    return HeadlessBinding(
      get: { !own.isWaiting && source.value },
      set: { isOn, transaction in
        own.isWaiting = !isOn
        source.write(isOn, transaction: transaction.animation)
      })
  }
}

/// A binding that takes its second set for a bounce of the first one.
///
/// A binding that is derived for each use never bounces.
struct DebouncedBinding: BindingSystem {
  typealias Model = ListedCellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let own = Notes()
    return HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        own.count += 1
        if own.count != 2 { source.write(isOn, transaction: transaction.animation) }
      })
  }
}

/// A binding on lease: after three sets it has run out, and takes no more.
struct LeasedBinding: BindingSystem {
  typealias Model = ListedCellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let own = Notes()
    return HeadlessBinding(
      get: { source.value },
      set: { isOn, transaction in
        own.count += 1
        if own.count <= 3 { source.write(isOn, transaction: transaction.animation) }
      })
  }
}
