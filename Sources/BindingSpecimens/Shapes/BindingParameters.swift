import BindingLaws
import LawfulBindings

// The shapes of binding parameters, a system for each. What a control is given it passes on.

/// `value: Binding<V>`, a value that is kept.
struct ValueParameter: BindingSystem {
  typealias Model = CellModel<Int>
  let source: Source<Int>
  func binding(_ port: Model.Port) -> HeadlessBinding<Int> { source.binding }
}

/// `text: Binding<String>`.
struct TextParameter: BindingSystem {
  typealias Model = CellModel<String>
  let source: Source<String>
  func binding(_ port: Model.Port) -> HeadlessBinding<String> { source.binding }
}

/// `selection: Binding<SelectionValue>`, of any type that can be selected.
struct SelectionParameter: BindingSystem {
  typealias Model = CellModel<Int?>
  let source: Source<Int?>
  func binding(_ port: Model.Port) -> HeadlessBinding<Int?> { source.binding }
}

/// `selection: Binding<Date>` and the like, of a type that is fixed.
struct FixedSelectionParameter: BindingSystem {
  typealias Model = ListedCellModel<Tab>
  let source: Source<Tab>
  func binding(_ port: Model.Port) -> HeadlessBinding<Tab> { source.binding }
}

/// `selection: Binding<V?>`, a selection that may be none.
struct OptionalSelectionParameter: BindingSystem {
  typealias Model = ListedCellModel<Tab?>
  let source: Source<Tab?>
  func binding(_ port: Model.Port) -> HeadlessBinding<Tab?> { source.binding }
}

/// `selection: Binding<SelectionValue>?`, no binding at all included.
struct SelectionOrNoneParameter: BindingSystem {
  typealias Model = InstancesModel<Tab>
  let source: Source<Instances<Tab>>
  func binding(_ port: Model.Port) -> HeadlessBinding<Tab> { source.owned(port) }
}

/// `selection: Binding<Set<SelectionValue>>`, of several.
struct SetParameter: BindingSystem {
  typealias Model = CellModel<Set<Int>>
  let source: Source<Set<Int>>
  func binding(_ port: Model.Port) -> HeadlessBinding<Set<Int>> { source.binding }
}

/// `selection: Binding<Set<SelectionValue>>?`, no binding at all included.
struct SetOrNoneParameter: BindingSystem {
  typealias Model = InstancesModel<Set<Bool>>
  let source: Source<Instances<Set<Bool>>>
  func binding(_ port: Model.Port) -> HeadlessBinding<Set<Bool>> { source.owned(port) }
}

/// `is…: Binding<Bool>`.
struct FlagParameter: BindingSystem {
  typealias Model = ListedCellModel<Bool>
  let source: Source<Bool>
  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { source.binding }
}

extension Tab: Listed {
  static var all: [Tab] { allCases }
}

extension Set: Listed where Element == Bool {
  static var all: [Set<Bool>] { [[], [false], [true], [false, true]] }
}

extension Source {
  /// The value of an instance: the provided one, or else its own.
  fileprivate func owned<Value: Listed>(
    _ port: InstancesModel<Value>.Port
  ) -> HeadlessBinding<Value> where Base == Instances<Value> {
    OwnedBinding(own: binding[dynamicMember: port.own]) {
      port == .provided ? self.binding.external : nil
    }.binding
  }
}
