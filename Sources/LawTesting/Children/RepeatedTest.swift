import LawChecking

// The file of exit tests has the reason for the version and the systems.
#if compiler(>=6.3) && (os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD))
  import Foundation
  import Testing

  /// A test that runs again, in a child process, up to an expectation for which the process has the job.
  ///
  /// Only there does the process get the closure of the expectation again. All expectations before it are
  /// passed over: they return nothing. Everything else in the test happens again.
  enum RepeatedTest {
    /// The job of this process.
    ///
    /// Nil unless it is such a child.
    private static let job = Locked<AssignedJob?>(nil)

    /// Whether this process is such a child.
    static var isRunning: Bool { job.value != nil }

    /// Runs the test of an expectation, which does the job and ends the process.
    ///
    /// If Swift Testing repeats a test, the visits of an expectation are counted on from one repetition to
    /// the next. So the test is repeated here, too, as long as it comes to the expectation.
    static func run(to address: ExpectationAddress, for assigned: AssignedJob) async -> Never {
      job.value = assigned
      var arguments = __CommandLineArguments_v0()
      arguments.filter = ["^\(NSRegularExpression.escapedPattern(for: address.test))$"]
      // Tests run one after the other, so that few threads use memory before the limit is set.
      arguments.parallel = false
      arguments.verbosity = .min
      var count: Int
      repeat {
        count = address.visitsSoFar
        let _: CInt = await __swiftPMEntryPoint(passing: arguments)
      } while count < address.visitsSoFar
      assigned.giveUp()
    }

    /// Returns the job, if it is about this expectation.
    static func job(at address: ExpectationAddress?) -> AssignedJob? {
      job.value.flatMap { $0.expectation == address ? $0 : nil }
    }
  }
#else
  /// A stand-in for systems without exit tests, on which no test runs again.
  enum RepeatedTest {
    static var isRunning: Bool { false }
    static func job(at address: ExpectationAddress?) -> AssignedJob? { nil }
  }
#endif
