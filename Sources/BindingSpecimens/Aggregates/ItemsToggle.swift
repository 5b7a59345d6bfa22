import BindingLaws
import LawfulBindings

/// A list of at most two flags that comes and goes, a parent over it, and a row for each.
typealias FlagItemsModel = ItemsModel<FlagExamples>

/// A parent toggle over a list of items, one write for all, and a toggle for each item.
///
/// An empty list reads on and cannot be set off.
struct ItemsToggle: RenderedSystem {
  typealias Model = FlagItemsModel
  let source: Source<[Bool]>

  func binding(_ port: Aggregated) -> HeadlessBinding<ToggleState> { toggle(port).binding }

  func tap(_ port: Aggregated) { toggle(port).tap() }
  func rendering(_ port: Aggregated) -> String { toggle(port).rendering.icon }

  static func rendering(_ port: Aggregated, showing value: Model.Value, in base: [Bool]) -> String {
    value.asSwitch
  }

  private func toggle(_ port: Aggregated) -> HeadlessToggle {
    guard case .member(let index) = port else {
      return HeadlessToggle("All", sources: source.binding, isOn: \.self)
    }
    return HeadlessToggle(
      "Item", isOn: HeadlessBinding(source.binding, index: index, default: false))
  }
}
