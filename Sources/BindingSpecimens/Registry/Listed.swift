/// A type with few values.
protocol Listed: Hashable {
  /// Every value, simplest first.
  static var all: [Self] { get }
  /// What a tap turns the value into, `nil` for no tap.
  var tapped: Self? { get }
}

extension Listed {
  var tapped: Self? { nil }
}

extension Bool: Listed {
  static var all: [Bool] { [false, true] }
  var tapped: Bool? { !self }
}

extension Optional: Listed where Wrapped: Listed {
  static var all: [Wrapped?] { [nil] + Wrapped.all.map(Optional.some) }
}
