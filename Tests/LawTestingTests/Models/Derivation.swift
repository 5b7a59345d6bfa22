import LawTesting
import TestSupport

/// A derivation with a model of the library, and the law that finds its fault, if it has one.
struct Derivation: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The name of the model without type arguments, such as `CellModel`.
  let model: String
  /// The law that finds its fault, or nil if it is lawful.
  let fault: Law?
  /// The laws that it breaks without a fault: laws of policy, where its model has another policy.
  let renounced: [String]
  /// Judges by some laws, and returns their ids by the kind of the verdict.
  let judge: ([Law]) throws -> [Verdict.Kind: [String]]
  /// Judges without the model, by what is learned of the derivation.
  let judgeUnmodelled: () -> [Verdict]

  /// Creates a derivation of a system.
  init<System: BindingSystem>(
    _ system: System.Type, breaks fault: Law? = nil, renouncing renounced: [Law] = []
  ) {
    self.init("\(system)", breaks: fault, renouncing: renounced) { System(source: $0) }
  }

  /// Creates a derivation of a closure.
  init<Model: ReferenceModel, Derived: BindingDerivation>(
    _ name: String, of model: Model, breaks fault: Law? = nil,
    by derive: @escaping (Source<Model.Base>, Model.Port) -> Derived
  ) where Derived.Subject.Value == Model.Value {
    self.init(name, breaks: fault, by: model) { source in
      Bound(model: model) { derive(source, $0) }
    }
  }

  private init<System: BindingSystem>(
    _ name: String, breaks fault: Law?, renouncing renounced: [Law] = [],
    by model: System.Model = System.model,
    make: @escaping (Source<System.Model.Base>) -> System
  ) {
    testDescription = name
    self.fault = fault
    self.renounced = renounced.map(\.id)
    self.model = String("\(System.Model.self)".prefix { $0 != "<" })
    judge = { laws in
      let checker = try LawChecker(by: model, make: make)
      let verdicts = try laws.compactMap(checker.verdict)
      return Dictionary(grouping: verdicts, by: \.kind).mapValues { $0.map(\.law.id) }
    }
    judgeUnmodelled = {
      silently {
        expect(
          bindingsOver: model.starts ?? [], at: model.ports, setting: model.values
        ) { make($0).binding($1) }
      } ?? []
    }
  }

  static let all: [Derivation] = values + collections + policies
  static let lawful = all.filter { $0.fault == nil }
  static let faulty = all.filter { $0.fault != nil }
}

/// A system of bindings that a closure derives.
private struct Bound<Model: ReferenceModel, Derived: BindingDerivation>: BindingSystem
where Derived.Subject.Value == Model.Value {
  // No check asks for it: the checker is given a model, and each system has that one.
  static var model: Model { fatalError("each has one of its own") }
  let model: Model
  let derive: (Model.Port) -> Derived

  init(model: Model, derive: @escaping (Model.Port) -> Derived) {
    self.model = model
    self.derive = derive
  }

  init(source: Source<Model.Base>) { fatalError("it is made of what it derives") }

  func binding(_ port: Model.Port) -> Derived { derive(port) }
}
