import BindingGenerators
import BindingLaws
import LawChecking
public import Testing

/// A trait that says how the expectations of a test, or of all tests of a suite, are judged.
///
/// ```swift
/// @Suite(.cases(10_000), .isolated) struct `A section toggle` { … }
/// ```
///
/// What stands closer to the expectation has the last word, but the environment overrides it:
/// `BINDING_LAWS_CASES`, `BINDING_LAWS_SEED`, `BINDING_LAWS_TIME` and `BINDING_LAWS_REPLAY`.
public struct LawTrait: TestTrait, SuiteTrait, TestScoping {
  private let change: @Sendable (inout CheckSettings) -> Void
  private let pin: Pin?

  init(pin: Pin? = nil, _ change: @escaping @Sendable (inout CheckSettings) -> Void) {
    (self.change, self.pin) = (change, pin)
  }

  /// Once around a suite or a test, not around each of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> LawTrait? {
    testCase == nil ? self : nil
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = CheckSettings.current
    change(&settings)
    try await CheckSettings.$current.withValue(settings, operation: function)
    pin?.complainIfUnused(in: test)
  }
}

extension Pin {
  /// Why nothing took up the pin, if so.
  var complaint: String? {
    if isUsed { return nil }
    do {
      let names = try names(in: token)
      return "the pin \(token) was not run: no expectation here judges \(names.system) by "
        + names.law
    } catch {
      return "the pin \(token.debugDescription) was not run: \(error)"
    }
  }

  /// A pin that nobody took up has tested nothing.
  fileprivate func complainIfUnused(in test: Test) {
    guard let complaint else { return }
    Issue.record(Comment(rawValue: complaint), sourceLocation: test.sourceLocation)
  }
}
