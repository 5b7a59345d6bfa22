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
  associatedtype Model = CellModel<Bool>
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
