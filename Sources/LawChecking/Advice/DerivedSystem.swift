import BindingGenerators
import BindingLaws
import LawfulBindings

/// A system that does what the model does, except at the ports that have a derivation.
struct DerivedSystem<Model: ReferenceModel>: BindingSystem {
  typealias Replacement = (port: Model.Port, derivation: Derivation<Model.Base, Model.Value>)

  // A `SystemSubject` of these is given the model and the maker, and calls neither of the two that trap.
  static var model: Model { preconditionFailure("each has one of its own") }

  private let modelled: ModelSystem<Model>
  private let replaced: [Replacement]

  init(source: Source<Model.Base>) {
    preconditionFailure("each is made of a model's system and derivations")
  }

  init(_ modelled: ModelSystem<Model>, replaced: [Replacement]) {
    self.modelled = modelled
    self.replaced = replaced
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    modelled.perform(action, on: source)
  }

  func binding(_ port: Model.Port) -> DerivedBinding<Model.Value>? {
    guard let replaced = replaced.first(where: { $0.port == port }) else {
      return modelled.binding(port).map { binding in
        DerivedBinding(
          HeadlessBinding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
      }
    }
    let source = modelled.source
    let base = HeadlessBinding(get: { source.value }, set: { source.value = $0 })
    return replaced.derivation.derive(base).map { DerivedBinding($0) }
  }
}

/// A binding of `LawfulBindings`, as laws require one.
struct DerivedBinding<Value>: BindingProtocol {
  private let binding: HeadlessBinding<Value>

  init(_ binding: HeadlessBinding<Value>) { self.binding = binding }

  var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
}
