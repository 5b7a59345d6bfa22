@testable import BindingGenerators
@testable import LawChecking

/// Keeps the cases that are run, and counts those that ended; of one test on one thread.
final class CaseKeeper: RunRecorder, @unchecked Sendable {
  private(set) var cases: [Case] = []
  private(set) var ended = 0

  func willRun(_ testCase: Case) -> Bool {
    cases.append(testCase)
    return true
  }

  func didRun() { ended += 1 }
}
