import TestSupport

/// A colour button that tires of being set.
///
/// From the 30th set on, it does something else. By default, a search tries cases of at most 24 operations.
struct WearyButton<Weariness: Fatigue>: BindingSystem {
  static var model: SelectionModel<Colour> { SelectionModel() }
  let source: Source<Colour?>
  private let counter = Counter()

  func binding(_ colour: Colour) -> MyBinding<Bool> {
    let binding = ColourButton(source: source).binding(colour)
    return MyBinding(get: binding.get) { isOn in
      counter.count += 1
      if counter.count < 30 {
        binding.set(isOn)
      } else {
        Weariness.tire()
      }
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
