import BindingLaws
import LawfulBindings

/// Three links over one optional selection; setting one off clears only itself.
struct SelectionLinks: LinkSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func link(_ tag: Section) -> HeadlessNavigationLink<String> {
    HeadlessNavigationLink("Show", tag: tag, selection: source.binding) { "destination \(tag)" }
  }
}

/// Three disclosure groups over one optional selection.
struct SelectionDisclosureGroups: GroupSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func group(_ tag: Section) -> HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show", tag: tag, selection: source.binding) { "content \(tag)" }
  }
}

/// Three toggles over one optional selection.
struct SelectionToggles: ToggleSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func toggle(_ tag: Section) -> HeadlessToggle {
    HeadlessToggle("Option", isOn: source.binding, tag: tag)
  }
}

/// Three tabs over a required selection: one can be chosen, none can be set off.
struct RequiredTabs: RenderedSystem {
  typealias Model = RequiredSelectionModel<Tab>
  let source: Source<Tab>

  func binding(_ tab: Tab) -> HeadlessBinding<Bool> { view[tab] }

  func tap(_ tab: Tab) { view.tap(tab) }

  func rendering(_ tab: Tab) -> String { view.active == tab ? "active" : "inactive" }

  static func rendering(_ tab: Tab, showing value: Model.Value, in selection: Tab) -> String {
    value ? "active" : "inactive"
  }

  private var view: HeadlessTabView<Tab> {
    HeadlessTabView(selection: source.binding, tabs: Array(Tab.allCases))
  }
}
