import LawChecking

/// What the traits of a test and its suites say about the checks in it.
struct CheckSettings: Sendable {
  /// How hard to look.
  var options = CheckOptions()
  /// Whether every law is judged in child processes.
  var isInChildProcess = false
  /// Whether tests may have child processes.
  var allowsChildProcesses = true
  /// What may be spent in child processes.
  var limits = ChildrenLimits()
  /// Whether a law that was hardly judged is an issue.
  var requiresJudgement = false
  /// The cases to run instead of a check.
  var pins: [Pin] = []
  /// What a law is expected to end in, by its name.
  var expected: [String: ExpectedVerdict] = [:]
  /// Whether the trait that is read now is one of a suite.
  var isOfSuite = false
  /// How many faults the laws of each test have to notice.
  var power: RequiredPower?

  /// The settings of the running test, which `LawTrait` sets, and nothing else but tests of ours.
  @TaskLocal static var current = CheckSettings()

  /// Whether the running test has child processes.
  var hasChildProcesses: Bool { allowsChildProcesses && ExitTestChild.isSupported }

  /// Whether the code under test may end its process, because somebody expects it.
  var expectsEnd: Bool { expected.values.contains { $0.kind.isDeath } }

  /// Why a law is passed over, if it is; who asks has used the trait that says so.
  func reasonToSkip(_ law: String) -> String? {
    guard let expected = expected[law], expected.kind == .skipped else { return nil }
    expected.isUsed.value = true
    return expected.reason
  }
}

/// How a law is expected to end, and why.
struct ExpectedVerdict: Sendable {
  let kind: Verdict.Kind
  let reason: String
  /// Whether a suite expects it: the law need not speak about each of its systems then.
  var isOfSuite = false
  /// Whether an expectation asked for the law; the trait complains if none did.
  var isUsed = Locked(false)
}

/// A case that a trait has pinned; it knows whether an expectation took it up.
struct Pin: Sendable {
  let token: String
  /// Whether an expectation was about the pinned system and law.
  let isUsed = Locked(false)

  init(_ token: String) { self.token = token }
}
