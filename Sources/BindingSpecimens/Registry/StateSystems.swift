public import BindingLaws
public import LawfulBindings

/// What a toggle over several sources shows is what an aggregate reads.
extension ToggleState: ThreeValued {}

/// A model of aggregates that are on, off or mixed.
protocol StatesModel: AggregateModel where Value == ToggleState {}

/// Toggles that are tapped and looked at, each over a state of on, off or mixed.
protocol StateSystem: RenderedSystem, SourcedSystem
where Model.Value == ToggleState, Derived == TriState {
  /// The toggle at a port.
  func toggle(_ port: Model.Port) -> HeadlessToggle
  /// How it looks: a switch unless something else is said.
  func style(_ port: Model.Port) -> HeadlessToggleStyle
}

extension StateSystem {
  func tap(_ port: Model.Port) { toggle(port).tap() }
  func rendering(_ port: Model.Port) -> String { toggle(port).rendering.icon }
  func style(_ port: Model.Port) -> HeadlessToggleStyle { .switch }

  func toggle(_ port: Model.Port) -> HeadlessToggle {
    HeadlessToggle(state: binding(port)).toggleStyle(style(port))
  }

  /// What a person has to see, said without a look at the styles.
  ///
  /// `HeadlessToggleStyle+Standard` has to show the same, for switches and for checkboxes.
  static func rendering(_: Model.Port, showing state: ToggleState, in _: Model.Base) -> String {
    "switch.\(state)"
  }
}

/// Such toggles that are checkboxes unless something else is said.
protocol CheckboxSystem: StateSystem {}

extension CheckboxSystem {
  func style(_ port: Model.Port) -> HeadlessToggleStyle { .checkbox }
  func rendering(_ port: Model.Port) -> String { toggle(port).appearance }

  static func rendering(_: Model.Port, showing state: ToggleState, in _: Model.Base) -> String {
    state.asCheckbox
  }
}

extension HeadlessToggle {
  /// What a person sees of it.
  var appearance: String { "\(rendering.tint) \(rendering.icon)" }
}

extension ToggleState {
  /// A box, which is checked if anything is on and green if everything is.
  var asCheckbox: String {
    "\(self == .on ? "green" : "gray") \(self == .off ? "square" : "checkmark.square")"
  }
}
