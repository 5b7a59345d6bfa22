import BindingGenerators
import BindingLaws

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
