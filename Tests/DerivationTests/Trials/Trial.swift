import BindingLaws
import LawChecking
import LawTesting
import Testing

/// A derivation over one binding type, and the laws that its comment says it upholds.
struct Trial: @unchecked Sendable, CustomTestStringConvertible {  // It captures no state.
  let testDescription: String
  /// The laws of the promise that no derivation of this shape can uphold.
  let impossible: [String]
  /// Judges by the promised laws, and returns the ids of those that are impossible.
  let judge: () -> [String]

  /// Expects that the promised laws hold, all but the impossible ones.
  func expectPromise(sourceLocation: SourceLocation = #_sourceLocation) {
    // A broken law is an issue already, which `judge` records.
    #expect(judge() == impossible, sourceLocation: sourceLocation)
  }

  init<System: BindingSystem>(
    _ system: System.Type, upholds laws: LawSet, allBut impossible: [Law] = []
  ) {
    testDescription = "\(system)"
    self.impossible = impossible.map(\.id)
    judge = {
      expect(System.self, obeys: laws).filter { $0.kind == .impossible }.map(\.law.id)
    }
  }

  /// Creates a trial of what a closure derives, judged by a model.
  init<Model: ReferenceModel, Derived: BindingDerivation>(
    _ name: String, _ model: Model, upholds laws: LawSet, allBut impossible: [Law] = [],
    _ derive: @escaping (Source<Model.Base>, Model.Port) -> Derived
  ) where Derived.Subject.Value == Model.Value {
    testDescription = name
    self.impossible = impossible.map(\.id)
    judge = {
      expect(model, named: name, obeys: laws, derive)
        .filter { $0.kind == .impossible }.map(\.law.id)
    }
  }
}
