import BindingGenerators
import BindingLaws

/// The model as a system, which reads and sets what the model says, and does nothing else.
///
/// A law that it breaks is broken by every system that does what the model says.
/// `modelBreaks` runs it, and `Subject+Nearest` takes its bindings at ports without a derivation.
struct ModelSystem<Model: ReferenceModel>: BindingSystem {
  static var model: Model { preconditionFailure("each has one of its own") }

  let source: Source<Model.Base>
  let model: Model

  init(source: Source<Model.Base>) { preconditionFailure("each is made with its model") }

  init(_ source: Source<Model.Base>, by model: Model) {
    self.source = source
    self.model = model
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    source.rewrite(model.apply(action, to: source.base))
  }

  func binding(_ port: Model.Port) -> ModelBinding<Model>? {
    let base = source.base
    guard model.isPresent(port, in: base) else { return nil }
    return ModelBinding(model, port, source, last: model.get(port, in: base))
  }
}

/// A binding that does what the model says.
///
/// If its port is gone, it ignores sets. It reads the value from the time it was made, or the last value that
/// it read if the model wants that.
final class ModelBinding<Model: ReferenceModel>: BindingProtocol {
  private let model: Model
  private let port: Model.Port
  private let source: Source<Model.Base>
  private var last: Model.Value

  fileprivate init(
    _ model: Model, _ port: Model.Port, _ source: Source<Model.Base>, last: Model.Value
  ) {
    self.model = model
    self.port = port
    self.source = source
    self.last = last
  }

  var wrappedValue: Model.Value {
    get {
      let base = source.value
      guard model.isPresent(port, in: base) else { return last }
      let value = model.get(port, in: base)
      if model.presence == .goneReadsLast { last = value }
      return value
    }
    set {
      let base = source.value
      guard model.isPresent(port, in: base), model.accepts(newValue, at: port, in: base) else {
        return
      }
      source.value = model.set(newValue, at: port, in: base)
    }
  }
}

extension Subject {
  /// Whether the model itself breaks the law in a case.
  ///
  /// False for a learned model, which says what the system does, and for a law that needs more than writes,
  /// such as a control or a transaction: a model does not have that.
  func modelBreaks(_ testCase: LoadedCase) -> Bool {
    if model.learned != nil || !needs.isSubset(of: [.writes]) { return false }
    let subject = SystemSubject<ModelSystem<Model>>(space) { [model] in ModelSystem($0, by: model) }
    return Runner(subject).run(testCase).isBroken
  }
}

extension Runner {
  /// Whether the model breaks the law, too, and the system does exactly what the model does.
  ///
  /// Then the system is not at fault, and gets no advice.
  func modelBreaks(_ testCase: LoadedCase, as found: Counterexample?) -> Bool {
    let isAsModelled = found?.rows.allSatisfy { row in
      row.isEquivalent == true || row.system == row.model && row.systemBase == row.modelBase
    }
    return isAsModelled == true && subject.modelBreaks(testCase)
  }
}
