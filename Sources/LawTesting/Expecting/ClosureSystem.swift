import BindingLaws
import LawChecking
import LawTelling
import Testing

/// The system of a closure that makes bindings, from a source or from an object of the app.
///
/// Each instance is made with its model. `called` has its name.
struct ClosureSystem<Model: ReferenceModel, Object, Derived: BindingDerivation>: UnrootedSystem
where Derived.Subject.Value == Model.Value {
  static var model: Model { preconditionFailure("each is made with one") }
  static var keeper: BaseKeeper {
    makesRootAnew || Object.self == Source<Model.Base>.self ? .source : .silentStore
  }
  static var makesRootAnew: Bool { Object.self == SourceOfBindings<Model.Base>.self }
  /// The source or object that bindings are made from.
  ///
  /// The law `released` finds it by its mirror, under this name.
  private let object: Object
  /// Makes the binding of a port from the object.
  private let derive: (Object, Model.Port) -> Derived
  /// Returns the base after an action, as the model has it.
  private let following: (Model.Action, Model.Base) -> Model.Base

  init(source: Source<Model.Base>) { preconditionFailure("each is made of a closure") }

  /// Makes the system of an object.
  ///
  /// - Parameters:
  ///   - object: The source or object that bindings are made from.
  ///   - model: The model of the actions. Nil if there are none.
  ///   - derive: Makes the binding of a port.
  init(
    _ object: Object, by model: Model? = nil, derive: @escaping (Object, Model.Port) -> Derived
  ) {
    self.object = object
    self.derive = derive
    following = { model?.apply($0, to: $1) ?? $1 }
  }

  func binding(_ port: Model.Port) -> Derived { derive(object, port) }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    let base = following(action, source.value)
    if Self.keeper == .source { source.rewrite(base) } else { source.overwrite(base) }
  }
}

extension ClosureSystem {
  // `CI/full.d/walk` looks for the note of a single closure.
  /// Returns the name, and the words by which a stand-alone test writes what it cannot name.
  static func called(_ name: ClosureName) -> GivenName {
    let isOptional = Derived.Subject.self != Derived.self
    let isSingle = Model.Port.self == SinglePort.self
    if let property = name.property {
      return GivenName(
        name.text, property: property, isOptional: isOptional,
        note: "make, path, derive: as in the expectation"
      ) { port in
        isSingle ? "derive(object)" : "derive(object, \(port))"
      }
    }
    if Derived.self == FieldBinding.self {
      return GivenName(
        name.text, isOptional: isOptional, note: "derive: the closures of the fields"
      ) { port in
        "derive[\(port)](source)"
      }
    }
    return GivenName(
      name.text, isOptional: isOptional, note: "derive: the closure of the expectation"
    ) { port in
      isSingle ? "derive(\(name.argument))" : "derive(\(name.argument), \(port))"
    }
  }
}
