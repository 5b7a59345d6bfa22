import BindingLaws

/// An error about a model that breaks the laws of models, so that its predictions are worth nothing.
///
/// The fault may be in the model or in the system. A model often contains the reported fault, such as a
/// conversion that does not give back what it takes. So the error says what both do, and how to allow it.
package struct BrokenOracle: Error, Hashable, CustomStringConvertible {
  /// The name of the model.
  let model: String
  /// The name of the system that is compared with the model.
  let system: String
  /// The fault of the model, in words.
  private let flaw: String
  /// The words for what the system does in the same place.
  private let seen: String
  /// The way to say in the model that the behaviour is intended.
  private let allowance: String

  package var description: String {
    "the model \(model) of \(system) breaks a law of models: \(flaw)\(seen); if nobody means that, it is a "
      + "fault, to be mended wherever it is; if it is meant, let the model say so: \(allowance)"
  }

  /// - Parameter reading: What the system reads after the same set. Nil if that is not known.
  init<Model: ReferenceModel>(
    _ flaw: ModelFlaw<Model>, of system: String, by model: Model, reading: String?
  ) {
    self.model = "\(Model.self)"
    self.system = system
    self.flaw = flaw.words
    let ownAllowance = (model as? any LenientModel)?.allowance
    switch flaw.kind {
    case .reading(let found, _):
      let too = reading == found ? ", too" : ""
      seen = reading.map { ", and \(system) reads \($0)\(too)" } ?? ""
      allowance =
        ownAllowance
        ?? "`landing(of:at:in:)` says what is read instead of \(traceText(flaw.value)), and "
        + "`accepts(_:at:in:)` which sets are refused"
    case .focus:
      seen = ""
      allowance =
        ownAllowance
        ?? "`outside(_:setting:in:)` says what a set at \(portText(flaw.port)) must leave alone"
    case .permission:
      seen = ""
      allowance =
        "`permits(_:)` says which bases anybody may see, `accepts(_:at:in:)` which sets are refused, and "
        + "`landing(of:at:in:)` what is read instead"
    }
  }
}
