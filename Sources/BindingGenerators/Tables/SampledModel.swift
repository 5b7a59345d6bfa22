package import BindingLaws

/// A model that names values besides the listed ones.
package protocol SampledModel: ReferenceModel {
  /// Other values.
  var furtherValues: [Value] { get }
  /// Whether it lists all values that its ports can have.
  var listsEveryValue: Bool { get }
}
