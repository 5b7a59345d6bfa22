import BindingLaws
import LawfulBindings

/// Toggles that are tapped and looked at, each over a state of on, off or mixed.
protocol CheckboxSystem: RenderedSystem
where Model.Value == ToggleState, Derived == HeadlessBinding<ToggleState> {
  /// The toggle at a port; a checkbox unless something else is said.
  func toggle(_ port: Model.Port) -> HeadlessToggle
}

extension CheckboxSystem {
  func tap(_ port: Model.Port) { toggle(port).tap() }
  func rendering(_ port: Model.Port) -> String { toggle(port).look }

  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    value.asCheckbox
  }

  func toggle(_ port: Model.Port) -> HeadlessToggle {
    HeadlessToggle("Toggle", state: binding(port)).toggleStyle(.checkbox)
  }
}

extension HeadlessToggle {
  /// What a person sees of it.
  var look: String { "\(rendering.tint) \(rendering.icon)" }
}
