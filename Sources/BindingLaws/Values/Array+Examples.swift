// The orders below number values and bases in draws and tokens: they have to stay.
extension Array where Element: Equatable {
  /// Returns the given examples, or every value of a type that has few.
  ///
  /// A type with few values needs no examples. Any other type needs two, so that a set of one can change the
  /// other. With fewer, values to set are generated if their type can be.
  static func examples(_ named: [Element]?) -> [Element] {
    named ?? everyValue(of: Element.self) ?? []
  }

  /// The first example.
  var simplest: Element {
    guard let first else { preconditionFailure("there is no example of \(Element.self)") }
    return first
  }

  /// The examples to set, in an order in which the first set changes something.
  ///
  /// Nil if they are generated. If they are all values of the type, they are reversed. A single example
  /// of a larger type would show nothing, so it is not listed.
  var settable: [Element]? { everyValue(of: Element.self)?.reversed() ?? severalOrGenerated }

  /// `nil` and each example.
  ///
  /// Nil if there is no example, so that they are generated.
  var optionals: [Element?]? { isEmpty ? nil : [nil] + map(Optional.some) }

  /// The elements.
  ///
  /// Nil if there are fewer than two different ones, so that they are generated.
  var severalOrGenerated: [Element]? { unique.count > 1 ? self : nil }

  /// The elements.
  ///
  /// Nil if there are none, so that they are generated if their type can be.
  var orGenerated: [Element]? { isEmpty ? nil : self }
}
