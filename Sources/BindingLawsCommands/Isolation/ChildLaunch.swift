import Foundation
import LawChecking

/// Runs jobs in child processes of the executable itself.
///
/// A child is made by `posix_spawn` and not through a library for subprocesses: nothing flows
/// between the two while the child runs, because its notes are in shared memory, whatever it
/// prints is dropped, and it bounds its time and memory by itself. All there is to do is to wait,
/// and to end a child that stopped its own clock.
enum ChildLaunch {
  /// The first argument of a child.
  static let mark = "run-child-job"

  /// Does the job that the arguments tell of and ends the process, if they tell of one.
  @MainActor
  static func runIfChild() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, arguments[1] == mark else { return }
    let path = arguments[2]
    guard let data = FileManager.default.contents(atPath: jobPath(path)),
      let job = try? JSONDecoder().decode(ChildJob.self, from: data)
    else { exit(Failure.usage("").exitCode) }
    unlink(jobPath(path))
    job.run(noting: path)
  }

  /// Runs a job in a new child and waits until it has ended.
  @Sendable static func launch(_ job: ChildJob) -> ChildReport {
    // Whoever started this process may have it ignored, and then no child's end is told.
    signal(SIGCHLD, SIG_DFL)
    guard let box = BlackBox.create(), let data = try? JSONEncoder().encode(job) else {
      return ChildReport(notStarted: "no temporary file could be made")
    }
    defer { box.discard() }
    let file = jobPath(box.path)
    defer { unlink(file) }
    guard FileManager.default.createFile(atPath: file, contents: data) else {
      return ChildReport(notStarted: "\(file) cannot be written")
    }
    guard let child = ChildProcess(mark, box.path) else {
      return ChildReport(notStarted: "no process could be made")
    }
    let end = ChildWatch(box, of: job).end(asking: { child.end }, killing: { child.kill() })
    return ChildReport(end, box)
  }

  private static func jobPath(_ path: String) -> String { path + ".job" }
}

/// A process of this executable with silent streams.
private struct ChildProcess {
  private let number: pid_t

  /// Starts it; `nil` where that fails.
  init?(_ arguments: String...) {
    guard let path = Bundle.main.executablePath else { return nil }
    let words = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var number: pid_t = 0
    let status = withSpawnSettings { streams, attributes in
      posix_spawn(&number, path, streams, attributes, words + [nil], environ)
    }
    guard status == 0 else { return nil }
    self.number = number
  }

  /// How it ended, `nil` while it runs; is told once.
  var end: ProcessEnd? {
    var status: Int32 = 0
    let found = waitpid(number, &status, WNOHANG)
    if found < 0 && errno == ECHILD { return .signal(0) }
    guard found == number else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exitCode((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Ends it, whatever it does.
  func kill() { Foundation.kill(number, SIGKILL) }
}

#if canImport(Darwin)
  private typealias SpawnStreams = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
  private func emptySettings() -> (SpawnStreams, SpawnAttributes) { (nil, nil) }
#else
  private typealias SpawnStreams = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
  private func emptySettings() -> (SpawnStreams, SpawnAttributes) { (.init(), .init()) }
#endif

/// Silent streams, and Ctrl-C ends the child even where the parent has work to do first.
private func withSpawnSettings<Result>(
  _ body: (UnsafePointer<SpawnStreams>, UnsafePointer<SpawnAttributes>) -> Result
) -> Result {
  var (streams, attributes) = emptySettings()
  posix_spawn_file_actions_init(&streams)
  defer { posix_spawn_file_actions_destroy(&streams) }
  for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&streams, number, "/dev/null", O_RDWR, 0)
  }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGINT)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, .init(POSIX_SPAWN_SETSIGDEF))
  return body(&streams, &attributes)
}
