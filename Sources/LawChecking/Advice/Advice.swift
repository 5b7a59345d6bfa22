import BindingGenerators
import BindingLaws

/// The condition of advice: if the model breaks the law, too, the system is not at fault.
extension Runner {
  /// Whether the model breaks the law, too, and the system does exactly what the model does.
  func modelBreaks(_ testCase: LoadedCase, as found: Counterexample?) -> Bool {
    let isAsModelled = found?.rows.allSatisfy { row in
      row.isEquivalent == true || row.system == row.model && row.systemBase == row.modelBase
    }
    return isAsModelled == true && subject.modelBreaks(testCase)
  }
}

extension Counterexample {
  /// Adds what to write instead, and what SwiftUI does in the same way.
  mutating func advise(
    of testCase: LoadedCase, by runner: Runner, _ law: Law, _ seed: Seed,
    _ known: NearDerivations = NearDerivations()
  ) {
    // A derivation of the library would lose the delay, which may be meant.
    if !landsLater {
      nearest = runner.subject.nearest(in: testCase, obeying: law, seed, known)
    }
    swiftUI = runner.habit(of: testCase)
  }
}
