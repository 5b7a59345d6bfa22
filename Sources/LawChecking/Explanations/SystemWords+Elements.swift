import BindingGenerators
import BindingLaws

/// The Swift text of a model's bases and values in a test.
///
/// A type of the user's own may have any initialisers. So a value that is no plain literal is taken from the
/// lists of the system's model, which compiles wherever the system does, and a comment says what the value
/// is.
extension SystemWords {
  /// The expression for the model.
  ///
  /// Nil if a test cannot name it.
  private var model: String? { type.map { swiftText(ofType: $0) + ".model" } }

  /// Returns the expression for a base.
  func text<Model>(ofBase base: Model.Base, in table: ModelTable<Model>) -> String {
    text(of: base, "bases", table.bases, amongFirst: table.transitions.listedBases)
  }

  /// Returns the expression for a value.
  func text<Model>(ofValue value: Model.Value, in table: ModelTable<Model>) -> String {
    text(of: value, "values", table.values, amongFirst: table.transitions.listedValues)
  }

  private func text<Element>(
    of element: Element, _ list: String, _ numbers: Numbering<Element>, amongFirst count: Int
  ) -> String {
    guard let model, !isPlainLiteral(element),
      let place = numbers.firstIndex(of: element, amongFirst: count)
    else { return swiftText(element) }
    return "\(model).\(list)![\(place)]"
  }

  /// Returns a statement with this text of a value.
  ///
  /// A comment says what the value is, if the text does not.
  func statement(_ statement: String, naming value: some Any, as text: String) -> String {
    guard let model, text.hasPrefix(model + "."), statement.contains(text) else { return statement }
    return statement + "  // \(traceText(value))"
  }
}
