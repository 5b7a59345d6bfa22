import BindingLaws
import LawfulBindings

/// A model of two flags, and of the same parent over them in several styles.
protocol StyledModel: FlagSetModel where Port == Styled {}

/// The two flags, and the parent in its styles.
///
/// Traces name ports, bases and actions, and draws and tokens number them: names and orders have to stay.
/// A port that shows a style has the style's name, by which `standard` finds it.
enum Styled: CaseIterable {
  case `switch`, button, menu, checkbox, one, two

  var isFlag: Bool { self == .one || self == .two }
}

extension StyledModel {
  func members(of port: Styled) -> [Styled]? { port.isFlag ? nil : [.one, .two] }
}

/// A model in which a tap turns mixed on, as in SwiftUI.
struct MixedTurnsOnModel: StyledModel {}

/// A model in which a tap turns mixed off.
struct MixedTurnsOffModel: StyledModel {
  func tapped(_ state: ToggleState) -> ToggleState? { state == .off ? .on : .off }
}

/// A system of a toggle in several styles over the same two flags.
protocol StyledSystem: CheckboxSystem, FlagSetSystem where Model: StyledModel {}

extension StyledSystem {
  static var model: MixedTurnsOnModel { MixedTurnsOnModel() }

  /// Returns what the standard styles have to show.
  ///
  /// `rendering-conforms` compares it with what `StyledToggles` shows.
  static func rendering(_ port: Styled, showing value: ToggleState, in on: Set<Styled>) -> String {
    if port == .checkbox { return value.asCheckbox }
    let name = port.isFlag ? "menu" : "\(port)"
    return "\(value == .on ? "green" : "gray") \(name).\(value)"
  }

  /// Returns the style of the parent, or of a flag, which is in a menu.
  func style(_ port: Styled) -> HeadlessToggleStyle {
    port.isFlag ? .menu : .standard("\(port)")
  }

  func binding(_ port: Styled) -> TriState { port.isFlag ? flag(port) : parent }

  var parent: TriState { HeadlessBinding(aggregating: [flag(.one), flag(.two)]) }
}

/// The same toggle in every style, on every platform and in a menu.
///
/// No style changes its behaviour. An edit in `CI/full.d/source-mutants.txt` is tried only on it.
struct StyledToggles: StyledSystem { let source: Source<Set<Styled>> }

/// Toggles that all look like a checkbox which asks only whether it is on.
///
/// So mixed looks like off, and the toggles in other styles do not have their own look, even if all flags are
/// off. Only laws of looks are broken.
struct PlainCheckbox: StyledSystem {
  let source: Source<Set<Styled>>
  func style(_ port: Styled) -> HeadlessToggleStyle { .alwaysOff }
}

/// A toggle whose taps turn mixed off, as the model says.
///
/// The toggle breaks only the policy of SwiftUI.
struct MixedTurnedOff: StyledSystem {
  static let model = MixedTurnsOffModel()
  let source: Source<Set<Styled>>

  func tap(_ port: Styled) {
    let state = binding(port)
    state.wrappedValue = state.wrappedValue == .off ? .on : .off
  }
}

/// A style that turns on where others toggle, so that a tap never turns off.
///
/// The style upholds everything that bindings must do without taps.
struct ChangingStyle: StyledSystem {
  let source: Source<Set<Styled>>

  func tap(_ port: Styled) {
    if port == .button {
      binding(port).wrappedValue = .on
    } else {
      toggle(port).tap()
    }
  }
}
