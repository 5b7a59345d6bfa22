import LawChecking

// Exit tests capture values since Swift 6.3. The README and `Troubleshooting.md` name these versions and
// systems.
#if compiler(>=6.3) && (os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD))
  import Foundation
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
          answer.value = ProcessEnd(await exitStatus(succeeds, noting: path))
        }
        return TestedChild(box, answer)
      }
    }

    /// Returns the status with which a child ended.
    ///
    /// A child ends with a status other than 0, so that the exit test holds, until one ends by `_exit(0)` in
    /// the code under test. That one makes the exit test fail, which is a known issue and not one of the
    /// caller's. Later children are expected to end with 0, and any other end makes the exit test fail
    /// without a status.
    ///
    /// The exit test stands here because it must not stand in a generic function. Nothing is observed: Swift
    /// Testing would read the streams on the threads that run tests, children would run one after another,
    /// and every other test would wait.
    private static func exitStatus(_ succeeds: Bool, noting path: String) async -> ExitStatus {
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
      // A failing exit test has no status: it ended with 0, or, if that was expected, in a way that nobody
      // tells, for which signal 0 stands.
      return status ?? (succeeds ? .signal(0) : .exitCode(0))
    }

    /// Does the job of this process, which is a child: on a type, or on a closure that a test reaches again.
    fileprivate static func work(noting path: String) async -> Never {
      let job = AssignedJob(at: path)
      guard let expectation = job.expectation else { await job.run() }
      await RepeatedTest.run(to: expectation, for: job)
    }
  }

  /// A child that Swift Testing has made, or is about to make.
  private final class TestedChild: RunningChild {
    private let box: BlackBox
    /// The end of the process, as Swift Testing reports it.
    private let answer: Locked<ProcessEnd?>
    /// The number of the process.
    ///
    /// Nil until the process has noted it.
    private var process: pid_t?

    init(_ box: BlackBox, _ answer: Locked<ProcessEnd?>) {
      self.box = box
      self.answer = answer
    }

    /// Returns how the process has ended, as Swift Testing or the system reports it.
    ///
    /// Nil while it runs.
    func collectEnd() -> ProcessEnd? {
      if process == nil { process = notedProcess }
      return answer.value ?? state.flatMap(ProcessEnd.init)
    }

    func kill() {
      if let process, state != nil { Foundation.kill(process, SIGKILL) }
    }

    /// The number that the process has noted, if it can be that of a child.
    ///
    /// 0, 1 and what is below stand for other processes, which must not be killed.
    private var notedProcess: pid_t? {
      let noted = box.process
      return noted > 1 ? noted : nil
    }

    /// The state of the process in the system, which is left for others to reap.
    ///
    /// Nil if it has not started, or they have reaped it, or its number, which is read from its notes, is not
    /// that of a child.
    private var state: siginfo_t? {
      guard let process else { return nil }
      var state = siginfo_t()
      let options = WEXITED | WNOHANG | WNOWAIT
      return waitid(P_PID, id_t(process), &state, options) == 0 ? state : nil
    }
  }

  extension ProcessEnd {
    fileprivate init(_ status: ExitStatus) {
      switch status {
      case .exitCode(let code): self = .exitCode(code)
      case .signal(let signal): self = .signal(signal)
      @unknown default: self = .signal(0)
      }
    }

    /// Describes how a process has ended.
    ///
    /// Nil if it runs, or has been stopped.
    init?(_ state: siginfo_t) {
      guard state.si_signo == SIGCHLD else { return nil }
      #if canImport(Glibc)
        let status = state._sifields._sigchld.si_status
      #elseif canImport(Musl)
        let status = state.__si_fields.__si_common.__second.__sigchld.si_status
      #else
        let status = state.si_status
      #endif
      switch Int(state.si_code) {
      case Int(CLD_EXITED): self = .exitCode(status)
      case Int(CLD_KILLED), Int(CLD_DUMPED): self = .signal(status)
      default: return nil
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
