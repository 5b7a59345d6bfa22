import BindingLaws

/// Setting any button off clears the whole selection.
struct ClearingButton: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> UIBinding<Bool> {
    UIBinding(get: { source.value == colour }, set: { source.value = $0 ? colour : nil })
  }
}

/// A colour button that lives on the main actor, and is no value that may be sent elsewhere.
@MainActor final class MainActorButton: @MainActor BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  init(source: Source<Colour?>) { self.source = source }
  func binding(_ colour: Colour) -> UIBinding<Bool> { ColourButton(source: source).binding(colour) }
}

/// A main-actor cell that traps.
@MainActor struct MainActorTrap: @MainActor BindingSystem {
  typealias Model = IntegerCell
  let source: Source<Int>
  func binding(_ port: OnlyPort) -> UIBinding<Int> {
    Dying<FailedPrecondition>(source: source).binding(port)
  }
}
