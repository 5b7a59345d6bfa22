import BindingLaws

/// Two lamps, which share their short name.
enum Bedroom {
  struct Lamp: DigitSystem {
    static let model = Digit()
    let source: Source<Int>
  }
}

enum Kitchen {
  struct Lamp: DigitSystem {
    static let model = Digit()
    let source: Source<Int>
    func set(_ value: Int) {}
  }
}
