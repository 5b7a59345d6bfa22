import BindingLaws
import LawfulBindings

/// A binding that shows its field empty after clearing it, until it is filled through it again.
///
/// It waits for a confirmation that nobody sends: what others fill in meanwhile is not shown.
struct UnconfirmedClear: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let isWaiting = Memory<Bool>()
    return HeadlessBinding(
      get: { isWaiting.value != true && source.value },
      set: { isOn, transaction in
        isWaiting.value = !isOn
        source.write(isOn, transaction: transaction.animation)
      })
  }
}

/// A binding that takes its second set for a bounce of the first one.
///
/// A binding that is derived for each use never bounces.
struct DebouncedBinding: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let sets = Memory<Int>()
    return source.binding.taking { _ in sets.next() != 2 }
  }
}

/// A binding on lease: after three sets it has run out, and takes no more.
struct LeasedBinding: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let sets = Memory<Int>()
    return source.binding.taking { _ in sets.next() <= 3 }
  }
}
