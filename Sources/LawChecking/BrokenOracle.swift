/// A model that breaks the laws of models: what it says of a system is worth nothing.
package struct BrokenOracle: Error, Hashable, CustomStringConvertible {
  /// The name of the model, and of the system that is judged by it.
  package let model, system: String
  /// What is wrong with it.
  package let flaw: String

  package var description: String {
    "the model \(model) of \(system) is broken, not the system: \(flaw); correct the model"
  }
}
