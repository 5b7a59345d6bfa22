import LawfulBindings

// `Registry/StateSystems.swift` repeats what switches and checkboxes show, for laws to compare.
// `Selection/SelectionControls.swift` does so for switches. Ports and cases in `Toggles` have the names of
// styles, and models there repeat what these show. Only styles with a case in `EveryStyleModel` and a place
// in `standard` beside it are judged. `CI/full.d/source-mutants.txt` quotes the code.
extension HeadlessToggleStyle {
  /// A switch.
  static let `switch` = symbol("switch")
  /// A button that stays pressed.
  static let button = symbol("button")
  /// A row of a menu.
  static let menu = symbol("menu")

  /// A box on the left, which is checked if anything is on, and green if everything is.
  ///
  /// Only the box can be tapped.
  static let checkbox = HeadlessToggleStyle(name: "checkbox", tapsLabel: false) { state in
    HeadlessRendering(
      icon: state == .off ? "square" : "checkmark.square", tint: state == .on ? "green" : "gray")
  }

  /// A checkbox that shows mixed as off, for an aggregate that a constant keeps from being on.
  static let alwaysOff = HeadlessToggleStyle(name: "alwaysOff", tapsLabel: false) { state in
    checkbox.render(state == .mixed ? .off : state)
  }

  /// A checkbox that shows mixed as on, for an aggregate that a constant keeps from being off.
  static let alwaysOn = HeadlessToggleStyle(name: "alwaysOn", tapsLabel: false) { state in
    checkbox.render(state == .mixed ? .on : state)
  }

  private static func symbol(_ name: String) -> HeadlessToggleStyle {
    HeadlessToggleStyle(name: name) { state in
      HeadlessRendering(icon: "\(name).\(state)", tint: state == .on ? "green" : "gray")
    }
  }
}
