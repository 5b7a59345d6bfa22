import LawChecking
public import Testing

/// A trait that says how the expectations of a test, or of all tests of a suite, are judged.
///
/// ```swift
/// @Suite(.cases(10_000), .inChildProcess) struct `A section toggle` { … }
/// ```
///
/// A trait that is closer to the expectation overrides others, and the environment overrides all:
/// `BINDING_LAWS_EFFORT`, `BINDING_LAWS_CASES`, `BINDING_LAWS_SEED`, `BINDING_LAWS_TIME` and
/// `BINDING_LAWS_REPLAY`.
public struct LawTrait: TestTrait, SuiteTrait, TestScoping {
  /// Changes the settings of the test.
  private let change: @Sendable (inout CheckSettings) -> Void
  /// Reports on all expectations together.
  ///
  /// Returns a sentence about what is wrong with the trait or its test, if anything is.
  private let conclude: @Sendable (Test, CheckSettings) -> String?

  /// Makes a trait that changes settings.
  init(
    conclusion: @escaping @Sendable (Test, CheckSettings) -> String? = { _, _ in nil },
    _ change: @escaping @Sendable (inout CheckSettings) -> Void
  ) {
    self.change = change
    conclude = conclusion
  }

  /// Makes a trait that takes only some numbers.
  init(
    requiring isSound: Bool, or complaint: String,
    _ change: @escaping @Sendable (inout CheckSettings) -> Void
  ) {
    self.init(conclusion: { _, _ in isSound ? nil : complaint }, change)
  }

  /// Provides a scope once around a suite or a test, not around each of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> LawTrait? {
    testCase == nil ? self : nil
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = CheckSettings.current
    settings.isOfSuite = test.isSuite  // Before the change, which may read it.
    change(&settings)
    try await CheckSettings.$current.withValue(settings, operation: function)
    // A test that throws is not concluded: its error is enough.
    guard let complaint = conclude(test, settings) else { return }
    Issue.record(Comment(rawValue: complaint), sourceLocation: test.sourceLocation)
  }
}
