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
      get: { holder.value }, set: { whole, _ in clock.after(1) { holder.value = whole } })
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

/// A flag of an app that was launched over a disk.
///
/// The disk stays when the app ends.
struct SavedFlag {
  /// The saved flag.
  let disk: Holder<Bool>
  /// The flag that was saved when the app was launched.
  let launched: Bool
  /// The flag in the memory of the app.
  let app: Holder<Bool>

  init(_ disk: Holder<Bool>) {
    self.disk = disk
    launched = disk.value
    app = Holder(disk.value)
  }
}

/// A system over a stored flag.
///
/// External writes go to both the disk and the app.
protocol SavedFlagSystem: StoreSystem, RelaunchingSystem where Model == CellModel<Bool> {
  /// The stored flag.
  var flag: SavedFlag { get }
  /// Makes the system over a stored flag.
  init(flag: SavedFlag)
  /// Returns whether the system saves a set of this value.
  func saves(_ isOn: Bool) -> Bool
}

extension SavedFlagSystem {
  static var model: Model { CellModel() }

  init() { self.init(flag: SavedFlag(Holder(false))) }
  func relaunched() -> Self { Self(flag: SavedFlag(flag.disk)) }

  var base: Bool {
    get { flag.app.value }
    nonmutating set {
      flag.app.value = newValue
      flag.disk.value = newValue
    }
  }

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(
      get: { flag.app.value },
      set: { isOn, _ in
        flag.app.value = isOn
        if saves(isOn) { flag.disk.value = isOn }
      })
  }
}

/// A flag that saves every set.
struct SavedAtOnce: SavedFlagSystem {
  let flag: SavedFlag
  func saves(_ isOn: Bool) -> Bool { true }
}

/// A flag that saves only what differs from the value at the launch, and so never saves that value again.
struct SavedIfChanged: SavedFlagSystem {
  let flag: SavedFlag
  func saves(_ isOn: Bool) -> Bool { isOn != flag.launched }
}
