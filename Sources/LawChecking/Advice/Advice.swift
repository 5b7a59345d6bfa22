import BindingGenerators
import BindingLaws

/// The condition of advice, which is for a faulty system.
///
/// If the model breaks the law, too, there is no advice.
extension Runner {
  /// Whether the model breaks the law, too, and the system does exactly what the model does.
  func modelBreaks(_ testCase: LoadedCase, as found: Counterexample?) -> Bool {
    let isAsModelled = found?.rows.allSatisfy {
      $0.isEquivalent == true || $0.system == $0.model && $0.systemBase == $0.modelBase
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
