import BindingLaws
import LawfulBindings

// The shapes of binding parameters, a system for each: a control that is given such a binding.

/// A control that shows and takes a value, and keeps nothing but the binding to it.
private struct Field<Value> {
  @HeadlessBinding var value: Value
}

/// `value: Binding<V>`, a value that is kept.
struct ValueParameter: BindingSystem {
  typealias Model = CellModel<Int>
  let source: Source<Int>
  func binding(_ port: Model.Port) -> HeadlessBinding<Int> { Field(value: source.binding).$value }
}

/// `text: Binding<String>`.
struct TextParameter: BindingSystem {
  typealias Model = CellModel<String>
  let source: Source<String>
  func binding(_ port: Model.Port) -> HeadlessBinding<String> {
    Field(value: source.binding).$value
  }
}

/// `selection: Binding<SelectionValue>`, of any type that can be selected.
struct SelectionParameter: BindingSystem {
  typealias Model = CellModel<Int?>
  let source: Source<Int?>
  func binding(_ port: Model.Port) -> HeadlessBinding<Int?> { Field(value: source.binding).$value }
}

/// `selection: Binding<Date>` and the like, of a type that is fixed: the active tab of a view.
struct FixedSelectionParameter: BindingSystem {
  typealias Model = CellModel<Tab>
  let source: Source<Tab>

  func binding(_ port: Model.Port) -> HeadlessBinding<Tab> {
    let view = HeadlessTabView(selection: source.binding, tabs: Tab.all)
    return HeadlessBinding(
      read: { view.active ?? .one }, accepts: { view[$0].accepts(true) },
      write: { view[$0].set(true, in: $1) })
  }
}

/// `selection: Binding<V?>`, a selection that may be none: the active one of several links.
struct OptionalSelectionParameter: BindingSystem {
  typealias Model = CellModel<Tab?>
  let source: Source<Tab?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Tab?> {
    let active = { Tab.all.first { link($0).destination != nil } }
    return HeadlessBinding(
      read: active, accepts: { _ in true },
      write: { tab, transaction in
        if let link = (tab ?? active()).map(link) {
          link.$isActive.set(tab != nil, in: transaction)
        }
      })
  }

  private func link(_ tab: Tab) -> HeadlessNavigationLink<Tab> {
    HeadlessNavigationLink("Show", tag: tab, selection: source.binding) { tab }
  }
}

/// `selection: Binding<Set<SelectionValue>>`, of several.
struct SetParameter: BindingSystem {
  typealias Model = CellModel<Set<Int>>
  let source: Source<Set<Int>>
  func binding(_ port: Model.Port) -> HeadlessBinding<Set<Int>> {
    Field(value: source.binding).$value
  }
}

/// `is…: Binding<Bool>`: a toggle.
struct FlagParameter: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessToggle("Flag", isOn: source.binding).binding.isOn
  }
}

extension Tab: Listed {
  static var all: [Tab] { allCases }
}

extension Set: Listed where Element == Bool {
  static var all: [Set<Bool>] { [[], [false], [true], [false, true]] }
}
