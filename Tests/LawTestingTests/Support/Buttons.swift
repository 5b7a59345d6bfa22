import TestSupport

enum Colour: CaseIterable {
  case red, green, blue
}

/// Buttons, of which each clears only its own selection.
struct ColourButton: BindingSystem {
  static let model = SelectionModel.selection(of: Colour.self)
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == colour },
      set: { isOn in
        if isOn {
          source.value = colour
        } else {
          source.value = source.value == colour ? nil : source.value
        }
      })
  }
}

/// Buttons that clear the whole selection if any of them is set off.
struct ClearingButton: BindingSystem {
  static let model = SelectionModel<Colour>()
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(get: { source.value == colour }, set: { source.value = $0 ? colour : nil })
  }
}
