/// A field of the elements of a list, by key path, with examples of elements.
///
/// Only the first hundred examples are used in bases.
public struct ElementField<Element: Equatable, Field: Equatable> {
  /// Some elements, simplest first.
  let examples: [Element]
  /// The part of an element that is bound.
  let path: any WritableKeyPath<Element, Field> & Sendable
  /// The reading of an element that is gone.
  ///
  /// Nil if there is then no binding to it.
  let missing: Field?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - path: The part of an element that is bound; the whole element by `\.self`.
  ///   - examples: Some elements, simplest first; by default every value of a type that has few.
  ///   - missing: The reading of an element that is gone. By default there is then no binding to it.
  public init(
    _ path: any WritableKeyPath<Element, Field> & Sendable, of examples: [Element]? = nil,
    missing: Field? = nil
  ) {
    self.path = path
    self.examples = .examples(examples)
    self.missing = missing
  }

  /// The examples that are used in bases.
  var shown: [Element] { Array(examples.prefix(mostBases)) }

  /// The values of the field in the examples, or all values of a type that has few.
  var values: [Field] {
    everyValue(of: Field.self) ?? shown.map { $0[keyPath: path] }.unique
  }

  /// Returns the example with each of these values of its field.
  func variants(of example: Element, _ values: [Field]) -> [Element] {
    values.map { value in
      var example = example
      example[keyPath: path] = value
      return example
    }
  }
}

extension ElementField: Sendable where Element: Sendable, Field: Sendable {}
