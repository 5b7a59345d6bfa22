import BindingGenerators
import BindingLaws

/// Bases and values of a model as a test writes them.
///
/// Nobody knows which initialisers a type of the user's own has. So what is no plain literal is taken from what the
/// model of the system lists, which compiles wherever the system does, and a comment says what it is.
struct ModelText<Model: ReferenceModel> {
  private let table: ModelTable<Model>
  /// The model, as an expression; `nil` where a test cannot name it.
  private let model: String?

  init(_ table: ModelTable<Model>, of words: SystemWords) {
    self.table = table
    model = words.type.map { swiftText(ofType: $0) + ".model" }
  }

  /// A base, as an expression.
  func text(ofBase base: Model.Base) -> String {
    listed(base) {
      let place = table.bases.firstIndex(of: base, amongFirst: table.transitions.listedBases)
      return place.map { ".bases![\($0)]" }
    }
  }

  /// A value, as an expression.
  func text(ofValue value: Model.Value) -> String {
    listed(value) {
      let place = table.values.firstIndex(of: value, amongFirst: table.transitions.listedValues)
      return place.map { ".values![\($0)]" }
    }
  }

  /// A statement that has this text of a value; a comment says what the value is, where the text does not.
  func statement(_ statement: String, naming value: some Any, as text: String) -> String {
    guard let model, text.hasPrefix(model + "."), statement.contains(text) else { return statement }
    return statement + "  // \(traceText(value))"
  }

  private func listed<Value>(_ value: Value, at place: () -> String?) -> String {
    guard let model, !isPlainLiteral(value), let place = place() else { return swiftText(value) }
    return model + place
  }
}
