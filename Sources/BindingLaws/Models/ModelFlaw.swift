/// A set by which a model breaks the laws of models.
package struct ModelFlaw<Model: ReferenceModel> {
  /// The port of the set.
  package let port: Model.Port
  /// The value of the set.
  package let value: Model.Value
  /// The base before the set.
  package let base: Model.Base
  /// The fault that the set shows.
  package let kind: Kind

  /// The fault after the set.
  package enum Kind: Hashable, Sendable {
    /// The port reads this, which is neither the value that was set nor the one where it lands.
    case reading(String, owed: String)
    /// Something has changed that the set must leave alone.
    case focus(String, owed: String)
    /// The base is not permitted.
    case permission(String)
  }

  /// The flaw in words.
  package var words: String {
    switch kind {
    case .reading(let found, _): "\(program) reads \(found)"
    case .focus(let found, let owed):
      "\(program) leaves its focus: \(found) outside instead of \(owed)"
    case .permission(let base): "\(program) = \(base) is not permitted"
    }
  }

  /// The set in the trace language.
  private var program: String {
    "set(\(portText(port)), \(traceText(value)), \(traceText(base)))"
  }
}
