import BindingGenerators
import BindingLaws

/// Advice is for a system at fault: where the model breaks the law as well, there is none.
extension Runner {
  /// Whether the model breaks the law, too, and the system does nothing else.
  func modelBreaks(_ testCase: Case, as found: Counterexample?) -> Bool {
    let isAsModelled = found?.rows.allSatisfy {
      $0.isEquivalent == true || $0.system == $0.model && $0.systemBase == $0.modelBase
    }
    return isAsModelled == true && subject.modelBreaks(testCase)
  }
}

extension Counterexample {
  /// Says what to write instead, and what SwiftUI does just so.
  ///
  /// In this order: `nearest` reads the numbers of the case, and `habit` may renumber the table.
  mutating func advise(
    of testCase: Case, by runner: Runner, _ law: Law, _ seed: Seed,
    _ known: NearDerivations = NearDerivations()
  ) {
    nearest = runner.subject.nearest(in: testCase, obeying: law, seed, known)
    swiftUI = runner.habit(of: testCase)
  }
}
