import BindingLaws
import LawfulBindings

/// How a control looks while it is on, and while it is off.
typealias Renderings = (on: String, off: String)

/// Switches, each of which looks one way while it is on, and another way while it is off.
protocol SwitchSystem: RenderedSystem, SourcedSystem where Model.Value == Bool {
  /// How they look; $ stands for the port.
  ///
  /// They repeat what the controls show, on purpose: change both.
  static var renderings: Renderings { get }
}

extension SwitchSystem {
  static func rendering(_ port: Model.Port, showing isOn: Bool, in base: Model.Base) -> String {
    (isOn ? renderings.on : renderings.off).replacing("$", with: "\(port)")
  }
}

/// A control of a flag.
protocol Switch {
  var flag: Flag { get }
  /// What a person sees of it.
  var shown: String { get }
  func tap()
}

extension HeadlessToggle: Switch {
  var flag: Flag { binding.isOn }
  var shown: String { rendering.icon }
}

extension HeadlessDisclosureGroup<String>: Switch {
  var flag: Flag { isExpanded }
  var shown: String { content ?? "closed" }
}

extension HeadlessNavigationLink<String>: Switch {
  var flag: Flag { $isActive }
  var shown: String { destination ?? "nothing" }
  func tap() { destination == nil ? activate() : deactivate() }
}

extension HeadlessBlurredImage: Switch {
  var flag: Flag { $isBlurred }
  var shown: String { "radius \(radius)" }
}

/// Switches that are made when they are used, each of a control.
protocol MadeSystem: SwitchSystem {
  associatedtype Control: Switch
  /// The control at a port.
  func control(_ port: Model.Port) -> Control
}

extension MadeSystem {
  func binding(_ port: Model.Port) -> Flag { control(port).flag }
  func tap(_ port: Model.Port) { control(port).tap() }
  func rendering(_ port: Model.Port) -> String { control(port).shown }
}

/// A link for each section.
protocol LinkSystem: MadeSystem where Model == SelectionModel<Section> {}

extension LinkSystem {
  static var model: Model { SelectionModel() }
  static var renderings: Renderings { ("destination $", "nothing") }
}

/// A disclosure group for each section.
protocol GroupSystem: MadeSystem where Model == SelectionModel<Section> {}

extension GroupSystem {
  static var model: Model { SelectionModel() }
  static var renderings: Renderings { ("content $", "closed") }
}

/// A toggle for each port, over the one flag that there is if nothing else is said.
protocol ToggleSystem: MadeSystem {}

extension ToggleSystem {
  static var model: SharedFlagModel<OnlyPort> { SharedFlagModel() }
  static var renderings: Renderings { ("switch.on", "switch.off") }
}

extension ToggleSystem where Model.Base == Bool {
  func control(_ port: Model.Port) -> HeadlessToggle { HeadlessToggle(isOn: source.binding) }
}

/// A link over a flag that the program also writes: it pushes and pops.
struct DrivenLink: MadeSystem {
  static let model = SharedFlagModel<OnlyPort>()
  static var renderings: Renderings { ("destination", "nothing") }
  let source: Source<Bool>

  func control(_ port: OnlyPort) -> some Switch {
    HeadlessNavigationLink(isActive: source.binding) { "destination" }
  }
}

/// Three tabs over a required selection: one can be chosen, none can be set off.
struct RequiredTabs: SwitchSystem {
  static let model = RequiredSelectionModel<Tab>()
  static var renderings: Renderings { ("active", "inactive") }
  let source: Source<Tab>

  func binding(_ tab: Tab) -> Flag { view[tab] }
  func tap(_ tab: Tab) { view.tap(tab) }
  func rendering(_ tab: Tab) -> String { view.active == tab ? "active" : "inactive" }

  private var view: HeadlessTabView<Tab> { .init(selection: source.binding, tabs: Tab.allCases) }
}
