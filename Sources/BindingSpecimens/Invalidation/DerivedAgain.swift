import BindingLaws
import LawfulBindings

/// A selection in a system that keeps a binding to it, as a view does.
protocol RootedSystem: BindingSystem where Model == SelectionModel<Section> {
  /// The binding from which the system's bindings are derived.
  var filter: HeadlessBinding<Section?> { get }
}

extension RootedSystem { static var model: Model { SelectionModel() } }

/// A selection by a subscript of the value.
///
/// A binding that is derived again is the same one, and nothing is read.
struct SelectionBySubscript: RootedSystem {
  let filter: HeadlessBinding<Section?>
  init(source: Source<Section?>) { filter = source.binding }

  func binding(_ tag: Section) -> Flag { filter[isSelecting: tag] }
}

/// A selection by two closures, as in articles.
///
/// Each derivation makes another binding.
struct ClosuresEachTime: RootedSystem {
  let filter: HeadlessBinding<Section?>
  init(source: Source<Section?>) { filter = source.binding }

  func binding(_ tag: Section) -> Flag {
    HeadlessBinding(
      get: { filter.wrappedValue == tag },
      set: { isOn, transaction in
        filter.transaction(transaction)[isSelecting: tag].wrappedValue = isOn
      })
  }
}

/// A selection by closures that a cache keeps, until anything is set.
struct CacheEmptiedBySets: RootedSystem {
  let filter: HeadlessBinding<Section?>
  private let cache = Memory<[Section: Flag]>()
  init(source: Source<Section?>) { filter = source.binding }

  func binding(_ tag: Section) -> Flag {
    if let known = cache.value?[tag] { return known }
    let binding = Flag(
      get: { filter.wrappedValue == tag },
      set: { [weak cache] isOn, transaction in
        filter.transaction(transaction)[isSelecting: tag].wrappedValue = isOn
        cache?.value = nil
      })
    cache.value = (cache.value ?? [:]).merging([tag: binding]) { $1 }
    return binding
  }
}

/// A binding that calls its getter when it is made, as SwiftUI's does if it is made of closures.
struct EagerBinding<Value>: BindingProtocol {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
    _ = get()
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

/// A selection in bindings that read when they are made.
struct ReadWhenMade: RootedSystem {
  let filter: HeadlessBinding<Section?>
  init(source: Source<Section?>) { filter = source.binding }

  func binding(_ tag: Section) -> EagerBinding<Bool> {
    EagerBinding(
      get: { filter.wrappedValue == tag },
      set: { filter[isSelecting: tag].wrappedValue = $0 })
  }
}
