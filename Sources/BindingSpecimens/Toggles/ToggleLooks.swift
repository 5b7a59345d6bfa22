public import BindingLaws
public import LawfulBindings

/// What a toggle over several sources shows is what an aggregate reads.
extension ToggleState: ThreeValued {}

// What a person has to see of a toggle, said without a look at the styles.

extension ToggleState {
  /// A switch.
  var asSwitch: String { "switch.\(self)" }

  /// A box, which is checked if anything is on and green if everything is.
  var asCheckbox: String {
    switch self {
    case .on: "green checkmark.square"
    case .mixed: "gray checkmark.square"
    case .off: "gray square"
    }
  }
}
