import BindingLaws
import LawfulBindings

// The shapes of binding parameters, a system for each: a control that is given such a binding.
//
// No headless control of the library is given a number or a text. What is judged of these two shapes is
// that a property wrapper hands on the binding that it is given, and no more.

/// What keeps nothing but the binding to a value, by a property wrapper.
private struct Field<Value> {
  @HeadlessBinding var value: Value
}

/// `value: Binding<V>`, a value that is kept: passed through a property wrapper.
struct ValueParameter: BindingSystem {
  typealias Model = CellModel<Int>
  let source: Source<Int>
  func binding(_ port: Model.Port) -> HeadlessBinding<Int> { Field(value: source.binding).$value }
}

/// `text: Binding<String>`: passed through a property wrapper.
struct TextParameter: BindingSystem {
  typealias Model = CellModel<String>
  let source: Source<String>
  func binding(_ port: Model.Port) -> HeadlessBinding<String> {
    Field(value: source.binding).$value
  }
}

/// `selection: Binding<SelectionValue>`, of any type that can be selected: the active tab of a view.
///
/// None is a value, too, and has a tab of its own.
struct SelectionParameter: BindingSystem {
  typealias Model = CellModel<Section?>
  let source: Source<Section?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Section?> {
    let view = HeadlessTabView<Section?>(selection: source.binding, tabs: [nil, .a, .b, .c])
    return HeadlessBinding(
      read: { view.active ?? nil }, accepts: { view[$0].accepts(true) },
      write: { view[$0].set(true, in: $1) })
  }
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

/// `selection: Binding<Set<SelectionValue>>`, of several: the rows of a list.
///
/// What is selected beside them is left alone.
struct SetParameter: RenderedSystem {
  typealias Model = FruitModel
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> HeadlessBinding<Bool> { list[fruit] }
  func tap(_ fruit: String) { list.tap(fruit) }

  func rendering(_ fruit: String) -> String { list.selected.contains(fruit) ? "selected" : "plain" }

  static func rendering(
    _ fruit: String, showing value: Model.Value, in base: Set<String>
  ) -> String {
    value ? "selected" : "plain"
  }

  private var list: HeadlessList<String> {
    HeadlessList(selection: source.binding, rows: Fruits.members)
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
