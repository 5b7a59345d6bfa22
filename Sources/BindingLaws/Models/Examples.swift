// The orders below number values and bases in draws and tokens: they have to stay.
extension Array where Element: Equatable {
  /// These examples, or every value of a type that has few.
  ///
  /// A type with few values needs no examples. Of any other there have to be two, of which one can be set where
  /// the other is; with fewer, what is set is generated, where its type is `Arbitrary`.
  static func examples(_ named: [Element]?) -> [Element] {
    named ?? everyValue(of: Element.self) ?? []
  }

  /// The first example.
  var simplest: Element {
    guard let first else { preconditionFailure("there is no example of \(Element.self)") }
    return first
  }

  /// The examples, and the last of them first where they are all there are, so that the first set
  /// changes something.
  ///
  /// Generated where there is but one, which alone would show nothing.
  var settable: [Element]? { everyValue(of: Element.self)?.reversed() ?? severalOrGenerated }

  /// Nothing, and each example; generated where there is none.
  var optionals: [Element?]? { isEmpty ? nil : [nil] + map(Optional.some) }
}

/// A model whose values are examples of a type that has more: others may be set, and the model predicts what they
/// lead to.
package protocol ExampleModel: ReferenceModel {}

extension FieldsModel: ExampleModel {}
extension ElementsModel: ExampleModel {}
extension PositionsModel: ExampleModel {}
extension EndsModel: ExampleModel {}
extension UnwrappedModel: ExampleModel {}
extension DefaultModel: ExampleModel {}
extension ConversionModel: ExampleModel {}
extension CaseModel: ExampleModel {}
