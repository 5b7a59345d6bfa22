import LawfulBindings

// A style is judged only if it has a case in `EveryStyleModel`. Models repeat what styles show, so that laws
// can compare. `CI/full.d/source-mutants.txt` quotes the code.
extension HeadlessToggleStyle {
  /// A switch.
  static let `switch` = named("switch")
  /// A button that stays pressed.
  static let button = named("button")
  /// A row of a menu.
  static let menu = named("menu")

  /// A box on the left, which is checked if anything is on, and green if everything is.
  ///
  /// Only the box can be tapped.
  static let checkbox = HeadlessToggleStyle(name: "checkbox", tapsLabel: false) { state in
    HeadlessRendering(
      icon: state == .off ? "square" : "checkmark.square", tint: state == .on ? "green" : "gray")
  }

  /// A checkbox that shows mixed as off, for an aggregate with a member that is always off.
  static let alwaysOff = HeadlessToggleStyle(name: "alwaysOff", tapsLabel: false) { state in
    checkbox.render(state == .mixed ? .off : state)
  }

  /// A checkbox that shows mixed as on, for an aggregate with a member that is always on.
  static let alwaysOn = HeadlessToggleStyle(name: "alwaysOn", tapsLabel: false) { state in
    checkbox.render(state == .mixed ? .on : state)
  }

  /// Returns a style by its name, as platforms have it.
  static func standard(_ name: String) -> HeadlessToggleStyle {
    switch name {
    case "switch": return .automatic(on: .iOS)
    case "checkbox": return .automatic(on: .macOS)
    default:
      let others: [HeadlessToggleStyle] = [.button, .menu, .alwaysOff, .alwaysOn]
      guard let style = others.first(where: { $0.name == name }) else {
        preconditionFailure("no style is called \(name)")
      }
      return style
    }
  }

  /// Returns a style that shows its name and the state as an icon.
  private static func named(_ name: String) -> HeadlessToggleStyle {
    HeadlessToggleStyle(name: name) { state in
      HeadlessRendering(icon: "\(name).\(state)", tint: state == .on ? "green" : "gray")
    }
  }
}
