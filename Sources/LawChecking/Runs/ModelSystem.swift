import BindingLaws

/// The model as a system, which reads and sets what the model says, and does nothing else.
///
/// A law that it breaks is broken by every system that does what the model says. `modelBreaks` runs it, and
/// `Subject+Nearest` takes its bindings at ports without a derivation.
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
/// If its port is gone, it ignores sets, and reads the value from the time it was made. If the model wants it
/// to read its last value instead, each read while the port is there notes the value.
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
