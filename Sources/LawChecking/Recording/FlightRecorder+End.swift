import Foundation

/// How this process ends where what it judges ends it; all is said before anything is checked.
extension FlightRecorder {
  /// What to do about a process that ends while it judges.
  nonisolated(unsafe) package static var adviceOnDeath =
    "run the tests again: they judge a type in child processes then, and report which case ends "
    + "it, as .inChildProcess does at once; a closure is passed over and reported after three runs"
  /// The status with which a process ends that the code under test ends by `exit`.
  nonisolated(unsafe) package static var statusOfExit: Int32 = 1
  /// The executable that takes the place of this one; `nil` for none.
  nonisolated(unsafe) private static var successor: UnsafeMutablePointer<CChar>?
  /// What was standard output when the process began.
  nonisolated(unsafe) private static var output = STDOUT_FILENO
  /// Whether the process ends on purpose.
  nonisolated(unsafe) private(set) static var isAbandoned = false

  /// From now on, or no longer, the program starts again where what it judges ends it; what was under way
  /// is then a leftover.
  ///
  /// - Parameter output: What was standard output when the process began.
  package static func startAgain(with executable: String?, writingTo output: Int32 = STDOUT_FILENO)
  {
    (successor, Self.output) = (executable.flatMap { strdup($0) }, output)
  }

  /// Starts the program again, if it is to; a signal handler calls it, so that it asks for no memory.
  static func restart() {
    guard let successor else { return }
    LastWords.write("it is judged again, and that in a child process\n")
    var signals = sigset_t()
    sigfillset(&signals)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    if output != STDOUT_FILENO { dup2(output, STDOUT_FILENO) }
    execv(successor, CommandLine.unsafeArgv)
  }

  /// Forgets what is under way, and what begins until then, before the process ends on purpose.
  package static func abandon() { isAbandoned = true }
}
