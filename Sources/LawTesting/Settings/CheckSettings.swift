import LawChecking

/// The settings that the traits of a test and its suites give to the checks in it.
struct CheckSettings: Sendable {
  /// The options of the checks.
  var options = CheckOptions()
  /// Whether every law is judged in child processes.
  var isInChildProcess = false
  /// Whether tests may have child processes.
  var allowsChildProcesses = true
  /// The limits of child processes.
  var limits = ChildrenLimits()
  /// Whether a law that was hardly judged is an issue.
  var requiresJudgement = false
  /// The cases to run instead of a check.
  var pins: [Pin] = []
  /// The expected verdicts, by the name of the law.
  var expected: [String: ExpectedVerdict] = [:]
  /// Whether the trait that is applied now belongs to a suite.
  var isOfSuite = false
  /// The share of faults that the laws of each test have to notice, or nil if no trait requires one.
  var power: RequiredPower?

  /// The settings of the running test.
  ///
  /// `LawTrait` sets them, and so do tests of this package.
  @TaskLocal static var current = CheckSettings()

  /// Whether the running test has child processes.
  var hasChildProcesses: Bool { allowsChildProcesses && ExitTestChild.isSupported }

  /// Whether the code under test may end its process, because a trait expects it.
  var expectsEnd: Bool { expected.values.contains { $0.kind.isDeath } }

  /// Returns the reason why a trait skips a law, and notes that the trait was used.
  ///
  /// Nil if none does.
  func reasonToSkip(_ law: String) -> String? {
    guard let expected = expected[law], expected.kind == .skipped else { return nil }
    expected.isUsed.value = true
    return expected.reason
  }
}
