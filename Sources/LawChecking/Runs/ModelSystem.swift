import BindingGenerators
import BindingLaws

/// The model as a system: what it reads and sets, and nothing else.
///
/// A law that it breaks is broken by every system that does what the model says.
/// `modelBreaks` runs it, and `Subject+Nearest` takes its bindings at ports without a derivation.
struct ModelSystem<Model: ReferenceModel>: BindingSystem {
  let source: Source<Model.Base>

  func binding(_ port: Model.Port) -> ModelBinding<Model>? {
    let base = source.base
    guard Model.isPresent(port, in: base) else { return nil }
    return ModelBinding(port: port, source: source, last: Model.get(port, in: base))
  }
}

/// A binding as the model has it; where its port is gone it ignores sets and reads what it was made
/// with, or what it read last, if the model wants that.
final class ModelBinding<Model: ReferenceModel>: BindingProtocol {
  private let port: Model.Port
  private let source: Source<Model.Base>
  private var last: Model.Value

  fileprivate init(port: Model.Port, source: Source<Model.Base>, last: Model.Value) {
    (self.port, self.source, self.last) = (port, source, last)
  }

  var wrappedValue: Model.Value {
    get {
      let base = source.value
      guard Model.isPresent(port, in: base) else { return last }
      let value = Model.get(port, in: base)
      if (Model.self as? any PresenceModel.Type)?.goneReadsLast == true { last = value }
      return value
    }
    set {
      let base = source.value
      guard Model.isPresent(port, in: base), Model.accepts(newValue, at: port, in: base) else {
        return
      }
      source.value = Model.set(newValue, at: port, in: base)
    }
  }
}

extension Subject {
  /// Whether the model itself breaks the law in a case; one that was learned says what the system does.
  func modelBreaks(_ given: Case) -> Bool {
    if Model.learned != nil || !needs.isSubset(of: [.writes]) { return false }
    return Runner(SystemSubject<ModelSystem<Model>>(space)).run(given).discrepancy != nil
  }
}
