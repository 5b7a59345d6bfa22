import BindingLaws
import LawfulBindings

/// Switches, each of which looks one way while it is on, and another way while it is off.
protocol SwitchSystem: RenderedSystem, SourcedSystem where Model.Value == Bool {
  /// How they look; $ stands for the port.
  ///
  /// They repeat what the controls show, on purpose: change both.
  static var looks: (on: String, off: String) { get }
}

extension SwitchSystem {
  static func rendering(_ port: Model.Port, showing isOn: Bool, in base: Model.Base) -> String {
    (isOn ? looks.on : looks.off).replacing("$", with: "\(port)")
  }
}

/// A link for each section.
protocol LinkSystem: SwitchSystem where Model == SelectionModel<Section> {
  func link(_ tag: Section) -> HeadlessNavigationLink<String>
}

extension LinkSystem {
  static var looks: (on: String, off: String) { ("destination $", "nothing") }
  func binding(_ tag: Section) -> Flag { link(tag).$isActive }
  func tap(_ tag: Section) { link(tag).turn() }
  func rendering(_ tag: Section) -> String { link(tag).destination ?? "nothing" }
}

extension HeadlessNavigationLink {
  /// Activates the link, or deactivates it when it is active.
  func turn() { destination == nil ? activate() : deactivate() }
}

/// A disclosure group for each section.
protocol GroupSystem: SwitchSystem where Model == SelectionModel<Section> {
  func group(_ tag: Section) -> HeadlessDisclosureGroup<String>
}

extension GroupSystem {
  static var looks: (on: String, off: String) { ("content $", "closed") }
  func binding(_ tag: Section) -> Flag { group(tag).isExpanded }
  func tap(_ tag: Section) { group(tag).tap() }
  func rendering(_ tag: Section) -> String { group(tag).content ?? "closed" }
}

/// A toggle for each port.
protocol ToggleSystem: SwitchSystem {
  associatedtype Model = SharedFlagModel<OnlyPort>
  func toggle(_ port: Model.Port) -> HeadlessToggle
}

extension ToggleSystem {
  static var looks: (on: String, off: String) { ("switch.on", "switch.off") }
  func binding(_ port: Model.Port) -> Flag { toggle(port).binding.isOn }
  func tap(_ port: Model.Port) { toggle(port).tap() }
  func rendering(_ port: Model.Port) -> String { toggle(port).rendering.icon }
}

/// A link over a flag that the program also writes: it pushes and pops.
struct DrivenLink: SwitchSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  static var looks: (on: String, off: String) { ("destination", "nothing") }
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> Flag { link.$isActive }
  func tap(_ port: OnlyPort) { link.turn() }
  func rendering(_ port: OnlyPort) -> String { link.destination ?? "nothing" }

  private var link: HeadlessNavigationLink<String> {
    HeadlessNavigationLink("Show", isActive: source.binding) { "destination" }
  }
}

/// Three tabs over a required selection: one can be chosen, none can be set off.
struct RequiredTabs: SwitchSystem {
  typealias Model = RequiredSelectionModel<Tab>
  static var looks: (on: String, off: String) { ("active", "inactive") }
  let source: Source<Tab>

  func binding(_ tab: Tab) -> Flag { view[tab] }
  func tap(_ tab: Tab) { view.tap(tab) }
  func rendering(_ tab: Tab) -> String { view.active == tab ? "active" : "inactive" }

  private var view: HeadlessTabView<Tab> {
    HeadlessTabView(selection: source.binding, tabs: Tab.allCases)
  }
}
