import Testing

@testable import LawTesting

extension Trait where Self == OwnThreadsTrait {
  /// Runs exit tests on threads of their own.
  static var onOwnThreads: Self { Self() }
}

/// A trait that runs tests, and what they wait for, on threads of their own.
///
/// It stands in a room that Swift 6.2, which has no such executor, leaves out.
///
/// Until a test awaits its exit test, Swift Testing polls for the end of it, on a thread that does nothing
/// else. On the threads that all tests share, that wait would be as long as the queue of tests: minutes of one
/// processor.
struct OwnThreadsTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Executor preferences begin with macOS 15: before, these tests only run slower.
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(DedicatedExecutor.shared) { try await function() }
  }
}
