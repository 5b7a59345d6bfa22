import Foundation

/// Remembers which case of which check runs, in a file that outlives the process.
package final class FlightRecorder: @unchecked Sendable {
  /// The recorder of this process; `nil` where no file can be made.
  static let shared: FlightRecorder? = {
    atexit { FlightRecorder.shared?.endProcess() }
    let recorder = FlightRecorder(directory: defaultDirectory, program: programName)
    if let recorder { LastWords.prepare(recorder.recording.header, advice: adviceOnDeath) }
    return recorder
  }()

  /// What to do about a process that ends while it judges.
  ///
  /// Set once, before anything is checked.
  nonisolated(unsafe) package static var adviceOnDeath =
    "run the tests again: they judge a type in child processes then, and report which case ends "
    + "it, as .inChildProcess does at once; a closure is passed over and reported after three runs"

  /// The directory that `BINDING_LAWS_RECORDER` names, or one of this user's among the temporary
  /// ones.
  static var defaultDirectory: String {
    TemporaryDirectory.environment("BINDING_LAWS_RECORDER")
      ?? "\(TemporaryDirectory.path)/binding-laws-\(getuid())"
  }

  /// What distinguishes this program from others: its path, or that of the bundle of tests it runs.
  static var programName: String {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--test-bundle-path"),
      option + 1 < arguments.count
    else { return Bundle.main.executablePath ?? arguments.first ?? "" }
    return arguments[option + 1]
  }

  private let recording: Recording
  private let lock = NSLock()

  /// Starts a recorder.
  ///
  /// - Parameters:
  ///   - directory: Where its file goes; made if it does not exist.
  ///   - program: The name of the program; only the same program takes the file up again.
  init?(directory: String, program: String) {
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let recording = Recording(in: directory, of: program) else { return nil }
    self.recording = recording
  }

  /// Room for the notes on a check; `nil` if too many are under way.
  ///
  /// `begin` has to note `underWay`, and runs within the lock: until then others may take the same room.
  func take(_ begin: (Notes) -> Void) -> Notes? {
    LastWords.prepareThread()
    return lock.withLock {
      let notes = recording.notes.first { $0[.state] != Notes.underWay }
      notes.map(begin)
      return notes
    }
  }

  func free(_ notes: Notes) { lock.withLock { notes[.state] = Notes.free } }

  /// What earlier runs of this program were doing when they died; each is reported until it is settled.
  ///
  /// Files of living processes and of other programs stay; files that are no recordings are left
  /// alone.
  ///
  /// - Parameters:
  ///   - directory: Where the recordings are.
  ///   - program: The name of the program; `nil` for any.
  package static func leftovers(
    in directory: String = defaultDirectory, program: String? = programName
  ) -> [Leftover] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).filter { $0.hasSuffix(Recording.suffix) }.sorted().flatMap { name in
      Recording(leftAt: "\(directory)/\(name)", by: program)?.leftovers ?? []
    }
  }
}

// MARK: - As the process ends

extension FlightRecorder {
  /// The status with which a process ends that the code under test ends by `exit`.
  ///
  /// Set once, before anything is checked.
  nonisolated(unsafe) package static var statusOfExit: Int32 = 1

  /// Leaves nothing behind where nothing is under way.
  ///
  /// A check that called `exit` is still under way: it is not the end of a run in which all is well,
  /// whatever the status it has given.
  private func endProcess() {
    Recording.clearOthers(after: recording.header)
    guard !Self.isAbandoned, let left = recording.leftovers.first else { return recording.remove() }
    fflush(nil)
    let end =
      "\(left.system) ended the process by exit under \(left.law), in \(left.test)\n"
      + "\(Self.adviceOnDeath)\n"
    _ = Array(end.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    Self.restart()
    _exit(Self.statusOfExit)
  }

  /// The executable that takes the place of this one where what it judges ends it; `nil` for none.
  ///
  /// Set before anything is checked.
  nonisolated(unsafe) private static var successor: UnsafeMutablePointer<CChar>?
  /// What was standard output when the process began.
  nonisolated(unsafe) private static var output = STDOUT_FILENO

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

  /// Set once, before the process ends.
  nonisolated(unsafe) private static var isAbandoned = false
}
