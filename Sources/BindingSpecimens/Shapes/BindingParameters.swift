import BindingLaws
import LawfulBindings

// The forms of binding parameters, with a system for each: a control that is given such a binding.
//
// No control in `Controls` is given a number or a text. For these two forms, the laws judge only that a
// property wrapper passes on the binding that it is given.

/// A property wrapper of the binding to a value, and nothing else.
private struct Field<Value> { @HeadlessBinding var value: Value }

/// `value: Binding<V>`, a value that is passed through a property wrapper.
struct ValueParameter: SingleSystem {
  static let model = CellModel<Int>()
  let source: Source<Int>
  var derived: HeadlessBinding<Int> { Field(value: source.binding).$value }
}

/// `text: Binding<String>`, a text that is passed through a property wrapper.
struct TextParameter: SingleSystem {
  static let model = CellModel<String>()
  let source: Source<String>
  var derived: HeadlessBinding<String> { Field(value: source.binding).$value }
}

/// `selection: Binding<SelectionValue>`, of any type that can be selected: the active tab of a view.
///
/// Nil is a value, too, and has a tab of its own.
struct SelectionParameter: SingleSystem {
  static let model = CellModel<Section?>()
  let source: Source<Section?>

  var derived: HeadlessBinding<Section?> {
    HeadlessTabView(selection: source.binding, tabs: [nil, .a, .b, .c]).choice(orElse: nil)
  }
}

/// `selection: Binding<Date>` and the like, of a type that is fixed: the active tab of a view.
struct FixedSelectionParameter: SingleSystem {
  static let model = CellModel<Tab>()
  let source: Source<Tab>

  var derived: HeadlessBinding<Tab> {
    HeadlessTabView(selection: source.binding, tabs: Tab.allCases).choice(orElse: .one)
  }
}

extension HeadlessTabView {
  /// Returns a binding to the active tab.
  ///
  /// A set chooses as a tap does.
  func choice(orElse none: Tag) -> HeadlessBinding<Tag> {
    HeadlessBinding(
      read: { active ?? none }, accepts: { self[$0].accepts(true) },
      write: { self[$0].set(true, in: $1) })
  }
}

/// `selection: Binding<V?>`, a selection that may be none: the active one of several links.
struct OptionalSelectionParameter: SingleSystem {
  static let model = CellModel<Tab?>()
  let source: Source<Tab?>

  var derived: HeadlessBinding<Tab?> {
    let active = { Tab.allCases.first { link($0).destination != nil } }
    return HeadlessBinding(
      read: active, accepts: { _ in true },
      write: { ($0 ?? active()).map(link)?.$isActive.set($0 != nil, in: $1) })
  }

  private func link(_ tab: Tab) -> HeadlessNavigationLink<Tab> {
    HeadlessNavigationLink(tag: tab, selection: source.binding) { tab }
  }
}

/// `selection: Binding<Set<SelectionValue>>`, of several: the rows of a list.
///
/// Other elements of the set are left alone.
struct SetParameter: SwitchSystem {
  static var model: FruitModel { fourFruits }
  static var renderings: Renderings { ("selected", "plain") }
  let source: Source<Set<String>>

  func binding(_ fruit: String) -> Flag { list[fruit] }
  func tap(_ fruit: String) { list.tap(fruit) }

  func rendering(_ fruit: String) -> String { list.selected.contains(fruit) ? "selected" : "plain" }

  private var list: HeadlessList<String> {
    HeadlessList(selection: source.binding, rows: fourFruits.ports)
  }
}

/// `is…: Binding<Bool>`: a toggle.
struct FlagParameter: FlagSystem {
  let source: Source<Bool>
  var derived: Flag { HeadlessToggle(isOn: source.binding).binding.isOn }
}
