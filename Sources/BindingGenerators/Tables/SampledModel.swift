package import BindingLaws

/// A model whose listed values may be samples of more, and that names some of the others itself.
package protocol SampledModel: ReferenceModel {
  /// Values to try beyond the lists.
  ///
  /// Those that are listed already, or that no port accepts, are dropped.
  var furtherValues: [Value] { get }
  /// Whether the listed values are all that its ports can have, and no samples.
  ///
  /// Otherwise a verdict says how many are listed.
  var listsEveryValue: Bool { get }
}
