import BindingGenerators
import BindingLaws

/// The Swift text of a model's bases and values in a test.
///
/// A type of the user's own may have any initialisers. So a value that is no plain literal is taken from the
/// lists of the system's model, which compiles wherever the system does, and a comment says what the value
/// is.
struct ModelText<Model: ReferenceModel> {
  private let table: ModelTable<Model>
  /// The expression for the model, or nil if a test cannot name it.
  private let model: String?

  init(_ table: ModelTable<Model>, of words: SystemWords) {
    self.table = table
    model = words.type.map { swiftText(ofType: $0) + ".model" }
  }

  /// Returns the expression for a base.
  func text(ofBase base: Model.Base) -> String {
    listed(base) {
      let place = table.bases.firstIndex(of: base, amongFirst: table.transitions.listedBases)
      return place.map { ".bases![\($0)]" }
    }
  }

  /// Returns the expression for a value.
  func text(ofValue value: Model.Value) -> String {
    listed(value) {
      let place = table.values.firstIndex(of: value, amongFirst: table.transitions.listedValues)
      return place.map { ".values![\($0)]" }
    }
  }

  /// Returns a statement with this text of a value.
  ///
  /// A comment says what the value is, if the text does not.
  func statement(_ statement: String, naming value: some Any, as text: String) -> String {
    guard let model, text.hasPrefix(model + "."), statement.contains(text) else { return statement }
    return statement + "  // \(traceText(value))"
  }

  private func listed<Value>(_ value: Value, at place: () -> String?) -> String {
    guard let model, !isPlainLiteral(value), let place = place() else { return swiftText(value) }
    return model + place
  }
}
