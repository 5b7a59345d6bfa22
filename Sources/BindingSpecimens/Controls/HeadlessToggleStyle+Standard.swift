import LawfulBindings

// `Registry/StateSystems.swift` says again what switches and checkboxes show, for laws to compare;
// `Selection/SelectionControls.swift` does so for switches.
// Ports and cases in `Toggles` have the names of styles, and models there say again what these show.
extension HeadlessToggleStyle {
  /// A switch.
  static let `switch` = symbol("switch")
  /// A button that stays pressed.
  static let button = symbol("button")
  /// A row of a menu.
  static let menu = symbol("menu")

  /// A box on the left, checked if anything is on, green if everything is.
  ///
  /// Only the box can be tapped.
  static let checkbox = HeadlessToggleStyle("checkbox", tapsLabel: false) { toggle in
    HeadlessRendering(
      icon: toggle.isOn || toggle.isMixed ? "checkmark.square" : "square",
      tint: toggle.isOn ? "green" : "gray")
  }

  /// A checkbox that shows mixed as off, for an aggregate that a constant keeps from being on.
  static let alwaysOff = HeadlessToggleStyle("alwaysOff", tapsLabel: false) { toggle in
    box(isChecked: toggle.isOn)
  }

  /// A checkbox that shows mixed as on, for an aggregate that a constant keeps from being off.
  static let alwaysOn = HeadlessToggleStyle("alwaysOn", tapsLabel: false) { toggle in
    box(isChecked: toggle.isOn || toggle.isMixed)
  }

  private static func symbol(_ name: String) -> HeadlessToggleStyle {
    HeadlessToggleStyle(name) { toggle in
      let state = toggle.isMixed ? ToggleState.mixed : ToggleState(toggle.isOn)
      return HeadlessRendering(
        icon: "\(name).\(state.rawValue)", tint: state == .on ? "green" : "gray")
    }
  }

  private static func box(isChecked: Bool) -> HeadlessRendering {
    isChecked
      ? HeadlessRendering(icon: "checkmark.square", tint: "green")
      : HeadlessRendering(icon: "square", tint: "gray")
  }
}
