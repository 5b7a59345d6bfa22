import BindingLaws
import LawfulBindings

/// A class of an app that holds one value.
final class Holder<Value> {
  var value: Value { didSet { afterChange(value) } }
  var afterChange: (Value) -> Void = { _ in }

  init(_ value: Value) { self.value = value }

  /// The value as a binding of which nobody keeps a copy.
  var binding: HeadlessBinding<Value> {
    HeadlessBinding(get: { self.value }, set: { value, _ in self.value = value })
  }
}

/// A system whose store is a class that holds the base.
protocol HolderSystem: StoreSystem {
  var holder: Holder<Model.Base> { get }
}

extension HolderSystem {
  var base: Model.Base {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }
}

/// Rows of a class, each found by its identity at each read and each write.
struct RowsInStore: HolderSystem {
  typealias Model = RowsModel
  let holder = Holder<[Row]>([])

  func binding(_ id: Row.ID) -> HeadlessBinding<Bool>? {
    HeadlessBinding(holder.binding, id: id)?.isOn
  }
}

/// Tags of a selection in a class that reports its writes, so that the laws about writes speak.
struct SelectionInStore: HolderSystem, NotifyingStoreSystem {
  typealias Model = SelectionModel<Section>
  let holder = Holder<Section?>(nil)

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: tag, in: holder.binding)
  }

  func reportWrites(to note: @escaping (Section?, String?) -> Void) {
    holder.afterChange = { note($0, nil) }
  }
}

/// A store that carries out its work later, one after the other, when it is drained.
final class WorkQueue {
  private var work: [() -> Void] = []

  func later(_ task: @escaping () -> Void) { work.append(task) }

  func drain() { while !work.isEmpty { work.removeFirst()() } }
}

/// A flag that is written later, and that is waited for.
struct DeferredWrite: HolderSystem, DeferredSystem {
  typealias Model = CellModel<Bool>
  let holder = Holder(false)
  private let queue = WorkQueue()

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { holder.value }, set: { isOn, _ in queue.later { holder.value = isOn } })
  }

  func settle() { queue.drain() }
}
