import BindingLaws
import LawfulBindings

/// Two flags, and the same parent over them in several styles.
protocol StyledModel: AggregateModel
where Port == Styled, Base == Set<Styled>, Value == ToggleState {}

/// The two flags, and the styles of the parent.
enum Styled: CaseIterable {
  case `switch`, button, menu, checkbox, one, two

  /// The style of the parent; a flag is in a menu.
  var style: HeadlessToggleStyle {
    switch self {
    case .switch: .automatic(on: .iOS)
    case .button: .button
    case .checkbox: .automatic(on: .macOS)
    case .menu, .one, .two: .menu
    }
  }

  var isFlag: Bool { self == .one || self == .two }
}

extension StyledModel {
  static var bases: [Set<Styled>]? { [[], [.one], [.two], [.one, .two]] }
  static func members(of port: Styled) -> [Styled]? { port.isFlag ? nil : [.one, .two] }
  static func isOn(_ flag: Styled, in on: Set<Styled>) -> Bool { on.contains(flag) }

  static func turning(_ flag: Styled, on isOn: Bool, in on: Set<Styled>) -> Set<Styled> {
    isOn ? on.union([flag]) : on.subtracting([flag])
  }
}

/// A tap turns mixed on, as in SwiftUI.
enum MixedTurnsOnModel: StyledModel {}

/// A tap turns mixed off.
enum MixedTurnsOffModel: StyledModel {
  static func tapped(_ state: ToggleState) -> ToggleState? { state == .off ? .on : .off }
}

/// A toggle in some style over the same two flags.
protocol StyledSystem: CheckboxSystem where Model: StyledModel {
  var source: Source<Set<Styled>> { get }
}

extension StyledSystem {
  static func rendering(_ port: Styled, showing value: Model.Value, in on: Set<Styled>) -> String {
    if port == .checkbox { return value.asCheckbox }
    let name = port.isFlag ? "menu" : "\(port)"
    return "\(value == .on ? "green" : "gray") \(name).\(value)"
  }

  func toggle(_ port: Styled) -> HeadlessToggle {
    HeadlessToggle("Toggle", state: binding(port)).toggleStyle(port.style)
  }

  func binding(_ port: Styled) -> HeadlessBinding<ToggleState> {
    if port.isFlag { return HeadlessBinding(HeadlessBinding(source.binding, contains: port)) }
    let flags = [Styled.one, .two].map { HeadlessBinding(source.binding, contains: $0) }
    return HeadlessBinding(sources: flags, isOn: \.self)
  }
}

/// The same toggle in every style, on every platform and in a menu: none changes what it does.
struct StyledToggles: StyledSystem {
  typealias Model = MixedTurnsOnModel
  let source: Source<Set<Styled>>
}

/// A checkbox that asks only whether it is on, so that mixed looks like off.
///
/// It keeps everything but its looks.
struct PlainCheckbox: StyledSystem {
  typealias Model = MixedTurnsOnModel
  let source: Source<Set<Styled>>

  func toggle(_ port: Styled) -> HeadlessToggle {
    let style = HeadlessToggleStyle("plain checkbox", tapsLabel: false) { toggle in
      HeadlessRendering(
        icon: toggle.isOn ? "checkmark.square" : "square", tint: toggle.isOn ? "green" : "gray")
    }
    return HeadlessToggle("Toggle", state: binding(port)).toggleStyle(style)
  }
}

/// Taps turn mixed off, as the model says.
///
/// Only the policy of SwiftUI is broken.
struct MixedTurnedOff: StyledSystem {
  typealias Model = MixedTurnsOffModel
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
  typealias Model = MixedTurnsOnModel
  let source: Source<Set<Styled>>

  func tap(_ port: Styled) {
    port == .button ? binding(port).wrappedValue = .on : toggle(port).tap()
  }
}
