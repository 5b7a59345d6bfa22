import BindingLaws
import LawfulBindings

/// A toggle over two flags in every style: what it shows, and what taps on its label do.
enum EveryStyleModel: ShownModel {
  enum Style: CaseIterable {
    case `switch`, button, menu, checkbox, alwaysOff, alwaysOn
  }

  /// A tap on the label of a toggle in this style.
  struct Action: Hashable, CustomStringConvertible {
    let style: Style
    var description: String { "tapLabel \(style)" }
  }

  static var ports: [Style] { Style.allCases }
  static var values: [String]? { ["", "gray square"] }
  static var bases: [TwoFlags]? { TwoFlags.all }
  static var actions: [Action] { Style.allCases.map(Action.init) }

  static func get(_ style: Style, in flags: TwoFlags) -> String {
    let (isOn, isMixed) = (flags.x && flags.y, flags.x != flags.y)
    return switch style {
    case .switch, .button, .menu:
      isOn ? "green \(style).on" : isMixed ? "gray \(style).mixed" : "gray \(style).off"
    case .checkbox:
      isOn ? "green checkmark.square" : isMixed ? "gray checkmark.square" : "gray square"
    case .alwaysOff: isOn ? "green checkmark.square" : "gray square"
    case .alwaysOn: isOn || isMixed ? "green checkmark.square" : "gray square"
    }
  }

  /// Only a box has to be tapped itself.
  static func apply(_ action: Action, to flags: TwoFlags) -> TwoFlags {
    switch action.style {
    case .switch, .button, .menu:
      flags.x && flags.y ? TwoFlags() : TwoFlags(x: true, y: true)
    case .checkbox, .alwaysOff, .alwaysOn: flags
    }
  }
}

/// A toggle over two flags in every style.
struct EveryStyle: BindingSystem {
  typealias Model = EveryStyleModel
  let source: Source<TwoFlags>

  func binding(_ style: Model.Style) -> HeadlessBinding<String> {
    HeadlessBinding(
      read: { toggle(style, over: source.binding).look }, accepts: { _ in false },
      write: { _, _ in })
  }

  func perform(_ action: Model.Action, on source: Source<TwoFlags>) {
    let flags = HeadlessState(wrappedValue: source.base)
    toggle(action.style, over: flags.projectedValue).tapLabel()
    source.rewrite(flags.wrappedValue)
  }

  private func toggle(
    _ style: Model.Style, over flags: HeadlessBinding<TwoFlags>
  ) -> HeadlessToggle {
    HeadlessToggle("Flags", sources: [flags.x, flags.y], isOn: \.self)
      .toggleStyle(style.standard)
  }
}

extension EveryStyleModel.Style {
  /// The style of this library.
  fileprivate var standard: HeadlessToggleStyle {
    switch self {
    case .switch: .automatic(on: .iOS)
    case .button: .button
    case .menu: .menu
    case .checkbox: .automatic(on: .macOS)
    case .alwaysOff: .alwaysOff
    case .alwaysOn: .alwaysOn
    }
  }
}
