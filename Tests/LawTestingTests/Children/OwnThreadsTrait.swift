import Testing

@testable import LawTesting

// Its executor needs Swift 6.3. For earlier compilers, `Package.swift` leaves this room out.

extension Trait where Self == OwnThreadsTrait {
  /// Runs exit tests on threads of their own.
  static var onOwnThreads: Self { Self() }
}

/// A trait that runs tests, and what they wait for, on threads of their own.
///
/// An exit test starts a process, and then awaits its end. On the threads that all tests share, other tests may
/// come between the two. Until it awaits the end, Swift Testing polls for it, on a thread that does nothing else.
/// That took minutes of one processor. On a thread of its own a test awaits the end at once.
struct OwnThreadsTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Executor preferences begin with macOS 15. Before, these tests run on the shared threads, and slower.
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(DedicatedExecutor.shared) { try await function() }
  }
}
