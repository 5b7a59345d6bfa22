import TestSupport

/// A colour button that is a class on the main actor.
@MainActor final class MainActorButton: @MainActor BindingSystem {
  static let model = SelectionModel<Colour>()
  let source: Source<Colour?>
  init(source: Source<Colour?>) { self.source = source }
  func binding(_ colour: Colour) -> MyBinding<Bool> { ColourButton(source: source).binding(colour) }
}

/// A main-actor cell that traps.
@MainActor struct MainActorTrap: @MainActor BindingSystem {
  static let model = IntegerCell()
  let source: Source<Int>
  func binding(_ port: OnlyPort) -> Accessor<Int> {
    Dying<FailedPrecondition>(source: source).binding(port)
  }
}
