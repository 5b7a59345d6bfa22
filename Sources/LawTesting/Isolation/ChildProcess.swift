import LawChecking

#if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD)
  import Foundation
  import Testing

  /// A child process of the running test, made by Swift Testing.
  enum ChildProcess {
    /// Runs a job in a new child and waits until it has ended.
    ///
    /// An expectation is not asynchronous, so that the thread of the test waits. The child is
    /// looked after on threads of its own, and comes to its end even where every other thread
    /// waits, too.
    static func run(_ job: ChildJob) -> ChildReport {
      guard #available(macOS 15, *) else {
        return ChildReport(notStarted: "it needs macOS 15")
      }
      let ended = DispatchSemaphore(value: 0)
      let answer = Answer()
      Task(executorPreference: OwnThreads.shared) {
        answer.report = await waiting(for: job)
        ended.signal()
      }
      ended.wait()
      return answer.report
    }

    /// A child ends with a status other than 0 whatever happens, so that the exit test holds; only
    /// `_exit(0)` in the code under test makes it fail. That is a known issue and not one of the
    /// caller's; the children that follow are expected to end so.
    private static func waiting(for job: ChildJob) async -> ChildReport {
      guard let box = BlackBox.create() else {
        return ChildReport(notStarted: "no temporary file could be made")
      }
      var status: ExitStatus?
      await withKnownIssue(
        "The code under test ended its process with status 0.", isIntermittent: true
      ) {
        status = await exitTest(job, noting: box.path)
      } matching: { issue in
        if case .expectationFailed = issue.kind { true } else { false }
      }
      defer { box.discard() }
      return ChildReport(ProcessEnd(status ?? .exitCode(0)), box)
    }

    /// The exit test stands here because it must not stand in a generic function.
    ///
    /// Nothing is observed: Swift Testing would read the streams on the threads that run tests,
    /// children would run one after another, and every other test would wait.
    private static func exitTest(_ job: ChildJob, noting path: String) async -> ExitStatus? {
      let expected: ExitTest.Condition = job.endsWithSuccess ? .success : .failure
      return await #expect(processExitsWith: expected) {
        [job = job as ChildJob, path = path as String] in
        await job.run(noting: path)
      }?.exitStatus
    }
  }

  /// What became of a child; written before its reader wakes up.
  private final class Answer: @unchecked Sendable {
    var report = ChildReport(notStarted: "the child was given up")
  }

  extension ProcessEnd {
    fileprivate init(_ status: ExitStatus) {
      switch status {
      case .exitCode(let code): self = .exitCode(code)
      case .signal(let signal): self = .signal(signal)
      @unknown default: self = .signal(0)
      }
    }
  }

  /// Runs each piece of work on a thread of its own.
  @available(macOS 15, *)
  private final class OwnThreads: TaskExecutor {
    static let shared = OwnThreads()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#else
  /// Where Swift Testing has no exit tests, nothing is judged in isolation.
  enum ChildProcess {
    static func run(_ job: ChildJob) -> ChildReport {
      ChildReport(notStarted: "this platform has no child processes for tests")
    }
  }
#endif
