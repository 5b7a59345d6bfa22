import LawChecking

// Exit tests capture values since Swift 6.3. The README and `Troubleshooting.md` name these versions and
// systems.
#if compiler(>=6.3) && (os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD))
  import Testing

  /// A child process of the running test, made by Swift Testing.
  enum ExitTestChild {
    /// Whether there are such processes here.
    ///
    /// Outside of Swift Testing, as in an `XCTestCase`, an exit test ends the process that asks for it.
    static var isSupported: Bool {
      if #available(macOS 15, *) { Test.isRunning } else { false }
    }

    /// Runs a job in a new child and waits until it has ended.
    ///
    /// An expectation is not asynchronous, so the thread of the test waits. The child is started on a thread
    /// of its own, and its end is awaited here and not by Swift Testing, which may itself wait for a thread:
    /// so it goes on even if every thread of the tests waits.
    static func run(_ job: ChildJob) throws(ChildError) -> ChildReport {
      guard #available(macOS 15, *) else { throw .notStarted("it needs macOS 15") }
      return try job.run { box in
        let path = box.path
        let succeeds = job.endsWithSuccess
        let answer = Locked<ProcessEnd?>(nil)
        Task(executorPreference: DedicatedExecutor.shared) {
          answer.value = await end(expectingSuccess: succeeds, noting: path)
        }
        return TestedChild(box, answer)
      }
    }

    /// Runs a child, and returns how it ended.
    ///
    /// An exit test has to expect one of two ends: a status of 0, or any other end. A child that has done its job
    /// ends as is expected. At first that is another status than 0. Once a child has ended by `_exit(0)` in the
    /// code under test, it is 0. The other end makes the exit test fail, which is a known issue and not one of the
    /// caller's.
    ///
    /// The exit test stands here because it must not stand in a generic function. Nothing is observed: Swift
    /// Testing would read the streams on the threads that run tests, children would run one after another,
    /// and every other test would wait.
    private static func end(
      expectingSuccess succeeds: Bool, noting path: String
    ) async -> ProcessEnd {
      var status: ExitStatus?
      await withKnownIssue(
        "The code under test ended its process with status 0.", isIntermittent: true
      ) {
        let result = await #expect(processExitsWith: succeeds ? .success : .failure) {
          [path = path as String] in await ExitTestChild.work(noting: path)
        }
        status = result?.exitStatus
      } matching: { issue in
        if case .expectationFailed = issue.kind { true } else { false }
      }
      if let status { return ProcessEnd(status) }
      // A failing exit test has no status. If 0 was not expected, it was 0.
      return succeeds ? .untold : .exitCode(0)
    }

    /// Does the job of this process, which is a child: on a type, or on a closure that a test reaches again.
    fileprivate static func work(noting path: String) async -> Never {
      let job = AssignedJob(at: path)
      guard let expectation = job.expectation else { await job.run() }
      await RepeatedTest.run(to: expectation, for: job)
    }
  }

  extension ProcessEnd {
    fileprivate init(_ status: ExitStatus) {
      switch status {
      case .exitCode(let code): self = .exitCode(code)
      case .signal(let signal): self = .signal(signal)
      @unknown default: self = .untold
      }
    }
  }
#else
  /// A stand-in without child processes, for systems on which Swift Testing has no such exit tests.
  enum ExitTestChild {
    static let isSupported = false

    static func run(_ job: ChildJob) throws(ChildError) -> ChildReport {
      throw .notStarted("child processes for tests need Swift 6.3 on macOS or Linux")
    }
  }
#endif
