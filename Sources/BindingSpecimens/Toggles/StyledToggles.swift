import BindingLaws
import LawfulBindings

/// Two flags, and the same parent over them in several styles.
protocol StyledModel: FlagSetModel where Port == Styled {}

/// The two flags, and the styles of the parent.
///
/// Traces name ports, bases and actions, and draws and tokens number them: names and orders have to stay.
/// A port that shows a style has its name, by which `standard` finds the style.
enum Styled: CaseIterable {
  case `switch`, button, menu, checkbox, one, two

  var isFlag: Bool { self == .one || self == .two }
}

extension StyledModel {
  func members(of port: Styled) -> [Styled]? { port.isFlag ? nil : [.one, .two] }
}

/// A tap turns mixed on, as in SwiftUI.
struct MixedTurnsOnModel: StyledModel {}

/// A tap turns mixed off.
struct MixedTurnsOffModel: StyledModel {
  func tapped(_ state: ToggleState) -> ToggleState? { state == .off ? .on : .off }
}

/// A toggle in some style over the same two flags.
protocol StyledSystem: CheckboxSystem, FlagSetSystem where Model: StyledModel {}

extension StyledSystem {
  static var model: MixedTurnsOnModel { MixedTurnsOnModel() }

  /// What `HeadlessToggleStyle+Standard` has to show: change both together.
  static func rendering(_ port: Styled, showing value: ToggleState, in on: Set<Styled>) -> String {
    if port == .checkbox { return value.asCheckbox }
    let name = port.isFlag ? "menu" : "\(port)"
    return "\(value == .on ? "green" : "gray") \(name).\(value)"
  }

  /// The style of the parent; a flag is in a menu.
  func style(_ port: Styled) -> HeadlessToggleStyle { .standard("\(port)") }
  func binding(_ port: Styled) -> TriState { port.isFlag ? flag(port) : parent }

  var parent: TriState { HeadlessBinding(aggregating: [flag(.one), flag(.two)]) }
}

/// The same toggle in every style, on every platform and in a menu: none changes what it does.
///
/// An edit in `CI/full.d/source-mutants.txt` is tried on it alone.
struct StyledToggles: StyledSystem { let source: Source<Set<Styled>> }

/// A checkbox that asks only whether it is on, so that mixed looks like off.
///
/// It keeps everything but its looks.
struct PlainCheckbox: StyledSystem {
  let source: Source<Set<Styled>>
  func style(_ port: Styled) -> HeadlessToggleStyle { .alwaysOff }
}

/// Taps turn mixed off, as the model says.
///
/// Only the policy of SwiftUI is broken.
struct MixedTurnedOff: StyledSystem {
  static let model = MixedTurnsOffModel()
  let source: Source<Set<Styled>>

  func tap(_ port: Styled) {
    let state = binding(port)
    state.wrappedValue = state.wrappedValue == .off ? .on : .off
  }
}

/// A style that turns on where others toggle: a tap never turns off.
///
/// It keeps everything that bindings must do without taps.
struct ChangingStyle: StyledSystem {
  let source: Source<Set<Styled>>

  func tap(_ port: Styled) {
    port == .button ? binding(port).wrappedValue = .on : toggle(port).tap()
  }
}

/// A toggle over two flags in every style: what it shows, and what taps on its label do.
///
/// Traces name styles and actions, and draws and tokens number them: names and orders have to stay.
/// `standard` finds a style by its name, too.
struct EveryStyleModel: ShownModel {
  enum Style: CaseIterable { case `switch`, button, menu, checkbox, alwaysOff, alwaysOn }

  /// A tap on the label of a toggle in this style.
  struct Action: Hashable, CustomStringConvertible {
    let style: Style
    var description: String { "tapLabel \(style)" }
  }

  var values: [String]? { ["", "gray square"] }
  var actions: [Action] { Style.allCases.map(Action.init) }

  func get(_ style: Style, in flags: TwoFlags) -> String {
    let state = flags.x == flags.y ? ToggleState(flags.x) : .mixed
    return switch style {
    case .switch, .button, .menu: "\(state == .on ? "green" : "gray") \(style).\(state)"
    case .checkbox: state.asCheckbox
    case .alwaysOff: (state == .mixed ? .off : state).asCheckbox
    case .alwaysOn: (state == .mixed ? .on : state).asCheckbox
    }
  }

  /// Only a box has to be tapped itself.
  func apply(_ action: Action, to flags: TwoFlags) -> TwoFlags {
    switch action.style {
    case .switch, .button, .menu: flags.x && flags.y ? TwoFlags() : TwoFlags(x: true, y: true)
    case .checkbox, .alwaysOff, .alwaysOn: flags
    }
  }
}

/// A toggle over two flags in every style.
///
/// Some edits in `CI/full.d/source-mutants.txt` are tried on it alone.
/// `SpecimenMatrixTests` names it as text.
struct EveryStyle: ShowingSystem {
  static let model = EveryStyleModel()
  let source: Source<TwoFlags>

  func shown(_ style: EveryStyleModel.Style) -> String {
    toggle(style, of: source.binding).appearance
  }

  func perform(_ action: EveryStyleModel.Action, on source: Source<TwoFlags>) {
    let flags = HeadlessState(wrappedValue: source.base)
    toggle(action.style, of: flags.projectedValue).tapLabel()
    source.rewrite(flags.wrappedValue)
  }

  private func toggle(_ style: EveryStyleModel.Style, of flags: HeadlessBinding<TwoFlags>)
    -> HeadlessToggle
  {
    HeadlessToggle(sources: [flags.x, flags.y], isOn: \.self).toggleStyle(.standard("\(style)"))
  }
}

extension HeadlessToggleStyle {
  /// A style by its name, as platforms have it; a menu where there is none of the name.
  static func standard(_ name: String) -> HeadlessToggleStyle {
    switch name {
    case "switch": .automatic(on: .iOS)
    case "checkbox": .automatic(on: .macOS)
    default: [.button, .alwaysOff, .alwaysOn].first { $0.name == name } ?? .menu
    }
  }
}
