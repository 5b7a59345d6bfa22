import Testing

@testable import LawTesting

extension Trait where Self == OwnThreadsTrait {
  /// On threads of their own; for exit tests.
  static var onOwnThreads: Self { Self() }
}

/// Runs tests, and what they wait for, on threads of their own.
///
/// Until somebody awaits the end of an exit test, Swift Testing asks for it again and again, on a thread
/// that does nothing else. On the threads that all tests share somebody does only once all tests that stand
/// in line have run: for minutes, a processor would be busy with asking.
struct OwnThreadsTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(DedicatedExecutor.shared) { try await function() }
  }
}
