/// The reason why nothing can be drawn from a model.
package struct WorldError: Error, CustomStringConvertible {
  /// What is wrong with the model, and what to do.
  package let description: String

  package init(_ description: String) { self.description = description }
}
