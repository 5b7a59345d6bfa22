public import BindingLaws
public import LawfulBindings

/// The state of a toggle over several sources is the reading of an aggregate.
extension ToggleState: ThreeValued {}

/// A binding to on, off or mixed.
typealias TriState = HeadlessBinding<ToggleState>

/// A model of aggregates that are on, off or mixed.
protocol StatesModel: AggregateModel where Value == ToggleState {}

/// A system of toggles that are tapped and rendered, each over a state of on, off or mixed.
protocol StateSystem: RenderedSystem, SourcedSystem
where Model.Value == ToggleState, Derived == TriState {
  /// Returns the toggle at a port.
  func toggle(_ port: Model.Port) -> HeadlessToggle
  /// Returns the style of the toggle; by default a switch.
  func style(_ port: Model.Port) -> HeadlessToggleStyle
}

extension StateSystem {
  func tap(_ port: Model.Port) { toggle(port).tap() }
  func rendering(_ port: Model.Port) -> String { toggle(port).rendering.icon }
  func style(_ port: Model.Port) -> HeadlessToggleStyle { .switch }

  func toggle(_ port: Model.Port) -> HeadlessToggle {
    HeadlessToggle(state: binding(port)).toggleStyle(style(port))
  }

  /// Returns what a person has to see, without asking the styles.
  ///
  /// `HeadlessToggleStyle+Standard` has to show the same for switches and for checkboxes.
  static func rendering(_: Model.Port, showing state: ToggleState, in _: Model.Base) -> String {
    "switch.\(state)"
  }
}

/// A system of such toggles that by default are checkboxes.
protocol CheckboxSystem: StateSystem {}

extension CheckboxSystem {
  func style(_ port: Model.Port) -> HeadlessToggleStyle { .checkbox }
  func rendering(_ port: Model.Port) -> String { toggle(port).appearance }

  static func rendering(_: Model.Port, showing state: ToggleState, in _: Model.Base) -> String {
    state.asCheckbox
  }
}

extension HeadlessToggle {
  /// The tint and the icon.
  var appearance: String { "\(rendering.tint) \(rendering.icon)" }
}

extension ToggleState {
  /// The look of a box, which is checked if anything is on, and green if everything is.
  var asCheckbox: String {
    "\(self == .on ? "green" : "gray") \(self == .off ? "square" : "checkmark.square")"
  }
}
