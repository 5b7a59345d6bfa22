import BindingGenerators
import BindingLaws

extension SystemSubject {
  /// Makes the subject that a system conforms to its model.
  ///
  /// - Throws: An error that says what to do if the model gives nothing to draw from.
  init(
    _ options: CheckOptions, by model: Model = System.model,
    make: @escaping (Source<Model.Base>) -> System, named given: GivenName? = nil
  ) throws {
    let kinds = (options.kinds ?? OperationKind.allCases).filter { kind in
      kind != .write || System.offers(.externalWrites)
    }
    let table = ModelTable(try World(model, kinds: kinds))
    let space = CaseSpace(of: .conforms, on: table, maximumLength: options.maximumLength)
    self.init(space, make: make, named: given, notifying: options.recorder)
  }
}
