import BindingLaws
import LawfulBindings

/// The look of a control while it is on, and its look while it is off.
typealias Renderings = (on: String, off: String)

/// A system of switches, each of which has one look while it is on and another one while it is off.
protocol SwitchSystem: RenderedSystem, SourcedSystem where Model.Value == Bool {
  /// The looks of the switches. `$` stands for the port.
  ///
  /// The looks repeat on purpose what the controls show: change both together.
  static var renderings: Renderings { get }
}

extension SwitchSystem {
  static func rendering(_ port: Model.Port, showing isOn: Bool, in base: Model.Base) -> String {
    (isOn ? renderings.on : renderings.off).replacing("$", with: "\(port)")
  }
}

/// A system of switches, each of which a control makes when it is used.
protocol MadeSystem: SwitchSystem {
  associatedtype Control: Switch
  /// Returns the control at a port.
  func control(_ port: Model.Port) -> Control
}

extension MadeSystem {
  func binding(_ port: Model.Port) -> Flag { control(port).flag }
  func tap(_ port: Model.Port) { control(port).tap() }
  func rendering(_ port: Model.Port) -> String { control(port).shown }
}

/// A control of a flag.
protocol Switch {
  /// The binding of the control.
  var flag: Flag { get }
  /// The text that a person sees.
  var shown: String { get }
  /// Taps the control, as a person does.
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

/// A system of a toggle for each port, by default over the only flag.
protocol ToggleSystem: MadeSystem {}

extension ToggleSystem {
  static var model: SharedFlagModel<OnlyPort> { SharedFlagModel() }
  static var renderings: Renderings { ("switch.on", "switch.off") }
}

extension ToggleSystem where Model.Base == Bool {
  func control(_ port: Model.Port) -> HeadlessToggle { HeadlessToggle(isOn: source.binding) }
}
