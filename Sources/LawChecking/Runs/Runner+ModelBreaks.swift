import BindingGenerators
import BindingLaws

extension Subject {
  /// Whether the model itself breaks the law in a case.
  ///
  /// A learned model is not asked, because it says what the system does. It is not asked either about a law
  /// that needs more than writes, such as a control or a transaction, which no model has.
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
    guard let found else { return false }
    let isAsModelled = found.rows.allSatisfy { row in
      let isSame = row.system == row.model && row.systemBase == row.modelBase
      return isSame || row.isEquivalent == true
    }
    return isAsModelled && subject.modelBreaks(testCase)
  }
}
