import BindingLaws

enum Bedroom {
  /// One of two lamps that share their short name.
  struct Lamp: DigitSystem {
    static let model = Digit()
    let source: Source<Int>
  }
}

enum Kitchen {
  /// The other of two lamps that share their short name, which drops what is set.
  struct Lamp: DigitSystem {
    static let model = Digit()
    let source: Source<Int>
    func set(_ value: Int) {}
  }
}
