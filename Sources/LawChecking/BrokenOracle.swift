/// A model that breaks the laws of models: what it says of a system is worth nothing.
package struct BrokenOracle: Error, Hashable, CustomStringConvertible {
  /// The name of the model.
  package let model: String
  /// What is wrong with it.
  package let flaw: String

  package var description: String {
    "the model \(model) is broken, not the system: \(flaw); correct the model"
  }
}
