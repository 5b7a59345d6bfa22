import BindingLaws
import LawfulBindings

/// A class of an app that holds one value.
final class Holder<Value> {
  var value: Value { didSet { afterChange(value) } }
  var afterChange: (Value) -> Void = { _ in }

  init(_ value: Value) { self.value = value }

  /// The value as a binding of which nobody keeps a copy.
  var binding: HeadlessBinding<Value> { binding(setting: { self.value = $0 }) }

  /// The same, set in another way.
  func binding(setting set: @escaping (Value) -> Void) -> HeadlessBinding<Value> {
    HeadlessBinding(get: { self.value }, set: { value, _ in set(value) })
  }
}

/// A system whose store is a class that holds the base.
protocol HolderSystem: StoreSystem { var holder: Holder<Model.Base> { get } }

extension HolderSystem {
  var base: Model.Base {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }
}

/// A system whose store is a class that holds a flag.
protocol HeldFlag: HolderSystem where Model == CellModel<Bool> {
  /// What is read of the flag.
  var isOn: Bool { get }
  /// Sets it.
  func set(_ isOn: Bool)
}

extension HeldFlag {
  var isOn: Bool { holder.value }
  func set(_ isOn: Bool) { holder.value = isOn }

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(get: { isOn }, set: { isOn, _ in set(isOn) })
  }
}

/// Rows of a class, each found by its identity at each read and each write.
struct RowsInStore: HolderSystem {
  typealias Model = RowsModel
  static let bindingsKeepStore: Bool? = true
  let holder = Holder<[Row]>([])

  func binding(_ id: Row.ID) -> Flag? { HeadlessBinding(holder.binding, id: id)?.isOn }
}

/// Tags of a selection in a class that reports its writes, so that the laws about writes speak.
struct SelectionInStore: HolderSystem, NotifyingStoreSystem {
  typealias Model = SelectionModel<Section>
  let holder = Holder<Section?>(nil)

  func binding(_ tag: Section) -> Flag { HeadlessBinding(selecting: tag, in: holder.binding) }

  func reportWrites(to note: @escaping (Section?, String?) -> Void) {
    holder.afterChange = { note($0, nil) }
  }
}

/// Work that is carried out later, in order, when somebody drains the queue.
final class WorkQueue {
  private var work: [() -> Void] = []

  func later(_ task: @escaping () -> Void) { work.append(task) }

  func drain() { while !work.isEmpty { work.removeFirst()() } }
}

/// A flag that is written later, and that is waited for.
struct DeferredWrite: HeldFlag, DeferredSystem {
  let holder = Holder(false)
  private let queue = WorkQueue()

  func set(_ isOn: Bool) { queue.later { holder.value = isOn } }
  func settle() { queue.drain() }
}
