public import BindingLaws

/// Explains that the closure for a model of several bindings has to take a port.
@available(
  *, unavailable,
  message: "the model has several bindings: the closure also takes a port: { source, tag in … }"
)
@_disfavoredOverload  // A closure that fits any other function goes there.
public func expect<Model: ReferenceModel, Derived: BindingDerivation>(
  _ model: Model, named name: String? = nil, obeys laws: LawSet = .everything,
  _ derive: @escaping (Source<Model.Base>) -> Derived
) where Derived.Subject.Value == Model.Value {}
