import BindingLaws
import LawfulBindings

/// A class of an app that holds one value.
final class Holder<Value> {
  var value: Value { didSet { afterChange(value) } }
  /// Takes each new value of the class.
  var afterChange: (Value) -> Void = { _ in }

  init(_ value: Value) { self.value = value }

  /// A binding to the value.
  ///
  /// Each access makes a new one.
  var binding: HeadlessBinding<Value> {
    HeadlessBinding(get: { self.value }, set: { value, _ in self.value = value })
  }
}

/// A system whose store is a class that holds the base.
protocol HolderSystem: StoreSystem {
  /// The class that holds the base.
  var holder: Holder<Model.Base> { get }
}

extension HolderSystem {
  static var model: CellModel<Bool> { CellModel() }

  var base: Model.Base {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }
}

/// Rows of a class, each found by its identity at each read and each write.
struct RowsInStore: HolderSystem {
  static let model = rowsModel
  static let bindingsKeepStore: Bool? = true
  let holder = Holder<[Row]>([])

  func binding(_ id: Row.ID) -> Flag? { HeadlessBinding(holder.binding, id: id)?.isOn }
}

/// Tags of a selection in a class that reports its writes, so that the laws about writes apply.
struct SelectionInStore: HolderSystem, NotifyingStoreSystem {
  static let model = SelectionModel<Section>()
  let holder = Holder<Section?>(nil)

  func binding(_ tag: Section) -> Flag { holder.binding[isSelecting: tag] }

  func reportWrites(to note: @escaping (Section?, String?) -> Void) {
    holder.afterChange = { note($0, nil) }
  }
}

/// Two flags of a store that saves later, and then saves the whole from the time when one was set.
///
/// A caller that waits for each set does not notice.
struct SnapshotSaved: HolderSystem, DeferredSystem {
  static let model = SidesModel()
  let holder = Holder(SidedFlags())
  private let clock = VirtualClock()

  func binding(_ side: Side) -> Flag {
    let later = HeadlessBinding(
      get: { holder.value }, set: { whole, _ in clock.after(.nextTurn) { holder.value = whole } })
    return later[dynamicMember: side.flag]
  }

  func settle() { clock.runOut() }
}

/// A flag of a store that publishes the writes of others, but not its own sets.
///
/// The flag writes correctly.
struct UnpublishedSet: HolderSystem {
  let holder = Holder(false)
  let published = Memory(false)

  var base: Bool {
    get { holder.value }
    nonmutating set {
      holder.value = newValue
      published.value = newValue
    }
  }

  func binding(_ port: SinglePort) -> Flag { holder.binding.reading { published.value == true } }
}

/// A flag whose binding should keep its store alive, but holds it weakly.
struct WeaklyHeld: HolderSystem {
  static let bindingsKeepStore: Bool? = true
  let holder = Holder(false)

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(
      get: { [weak holder] in holder?.value ?? false },
      set: { [weak holder] isOn, _ in holder?.value = isOn })
  }
}

/// A flag in a class that holds an observer, which holds the class.
struct ObservesItself: HolderSystem {
  let holder = Holder(false)

  init() { holder.afterChange = { [holder] _ in _ = holder.value } }

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> { holder.binding }
}
