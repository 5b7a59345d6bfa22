import BindingLaws
import LawfulBindings

/// A model of a toggle over two flags in every style: what it shows, and what taps on its label do.
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

  // No port accepts a set, so two values are enough to try.
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

  /// Returns the flags after a tap on a label.
  ///
  /// In the styles with a box, only the box can be tapped.
  func apply(_ action: Action, to flags: TwoFlags) -> TwoFlags {
    switch action.style {
    case .switch, .button, .menu: flags.x && flags.y ? TwoFlags() : TwoFlags(x: true, y: true)
    case .checkbox, .alwaysOff, .alwaysOn: flags
    }
  }
}

/// A toggle over two flags in every style.
///
/// Some edits in `CI/full.d/source-mutants.txt` are tried only on it.
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
