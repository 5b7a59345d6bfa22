package import BindingLaws

/// The model made into a system: what a case draws is found out with it, without the code under
/// test.
///
/// It stands in for systems of every kind, and so for their twins.
package struct ModelSystem<Model: ReferenceModel>: ControlSystem, TwinSystem {
  package typealias Twin = ModelSystem

  let source: Source<Model.Base>

  package init(source: Source<Model.Base>) {
    self.source = source
  }

  package func binding(_ port: Model.Port) -> ModelBinding<Model>? {
    guard Model.isPresent(port, in: source.base) else { return nil }
    return ModelBinding(source: source, port: port, last: Model.get(port, in: source.base))
  }

  package func tap(_ port: Model.Port) {
    source.write(Model.following(.tap(Handle(port, index: 0)), in: source.base))
  }

  package func rendering(_ port: Model.Port) -> String {
    binding(port).map { traceText($0.wrappedValue) } ?? ""
  }
}

/// A port of a model as a binding; where the port is gone, it reads as it did before.
package struct ModelBinding<Model: ReferenceModel>: TransactionalBinding {
  let source: Source<Model.Base>
  let port: Model.Port
  let last: Model.Value
  private(set) var transaction: String?

  package var wrappedValue: Model.Value {
    get {
      Model.isPresent(port, in: source.base) ? Model.get(port, in: source.base) : last
    }
    nonmutating set {
      let handle = Handle(port, index: 0)
      source.write(
        Model.following(.set(handle, newValue), in: source.base), transaction: transaction)
    }
  }

  package func inTransaction(_ label: String) -> ModelBinding {
    var binding = self
    binding.transaction = label
    return binding
  }
}
