import BindingLaws
import LawfulBindings

/// A system of a link for each section.
protocol LinkSystem: MadeSystem where Model == SelectionModel<Section> {}

extension LinkSystem {
  static var model: Model { SelectionModel() }
  static var renderings: Renderings { ("destination $", "nothing") }
}

/// A system of a disclosure group for each section.
protocol GroupSystem: MadeSystem where Model == SelectionModel<Section> {}

extension GroupSystem {
  static var model: Model { SelectionModel() }
  static var renderings: Renderings { ("content $", "closed") }
}

/// A link over a flag that the program also writes to push and pop.
struct DrivenLink: MadeSystem {
  static let model = SharedFlagModel<OnlyPort>()
  static var renderings: Renderings { ("destination", "nothing") }
  let source: Source<Bool>

  func control(_ port: OnlyPort) -> some Switch {
    HeadlessNavigationLink(isActive: source.binding) { "destination" }
  }
}

/// Three tabs over a required selection.
///
/// Each can be set on, and none can be set off.
struct RequiredTabs: SwitchSystem {
  static let model = RequiredSelectionModel<Tab>()
  static var renderings: Renderings { ("active", "inactive") }
  let source: Source<Tab>

  func binding(_ tab: Tab) -> Flag { view[tab] }
  func tap(_ tab: Tab) { view.tap(tab) }
  func rendering(_ tab: Tab) -> String { view.active == tab ? "active" : "inactive" }

  private var view: HeadlessTabView<Tab> { .init(selection: source.binding, tabs: Tab.allCases) }
}
