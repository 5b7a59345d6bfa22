@testable import BindingGenerators
@testable import LawChecking

/// A recorder that keeps the cases that run, and counts those that ended, for one test on one thread.
final class CaseKeeper: RunRecorder, @unchecked Sendable {
  private(set) var cases: [Case] = []
  private(set) var ended = 0

  func willRun(_ testCase: LoadedCase) -> Bool {
    cases.append(testCase.spelling)
    return true
  }

  func didRun() { ended += 1 }
}
