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

/// A colour button that tires of being set.
///
/// From the 30th set on, it does something else.
struct WearyButton<Weariness: Fatigue>: BindingSystem {
  static var model: SelectionModel<Colour> { SelectionModel() }
  let source: Source<Colour?>
  private let counter = Counter()

  func binding(_ colour: Colour) -> MyBinding<Bool> {
    let binding = ColourButton(source: source).binding(colour)
    return MyBinding(get: binding.get) { isOn in
      counter.count += 1
      counter.count < 30 ? binding.set(isOn) : Weariness.tire()
    }
  }

  private final class Counter {
    var count = 0
  }
}

/// The action of a weary button when it is set.
protocol Fatigue {
  static func tire()
}

enum Nothing: Fatigue {
  static func tire() {}
}

enum Collapse: Fatigue {
  static func tire() { fatalError("enough") }
}
