import Foundation
import LawChecking

/// A process of an executable; its streams are silent where nothing else is said.
struct ChildProcess: RunningChild {
  /// Its number.
  let number: pid_t
  private let leadsGroup: Bool

  /// Starts it; `nil` where that fails: `errno` says why, unless there is no executable.
  ///
  /// - Parameter line: An open file that becomes its standard output, and is no standard stream here:
  ///   `fillStandardStreams` sees to that. With a line, the process is the first of a group of its
  ///   own: the terminal's keys do not reach it, and it ends together with its own children.
  init?(_ arguments: [String], of surroundings: Surroundings, line: Int32? = nil) {
    guard let path = surroundings.executable else { return nil }
    let words = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var number: pid_t = 0
    let status = withSpawnSettings(line) { actions, attributes in
      posix_spawn(&number, path, actions, attributes, words + [nil], environ)
    }
    guard status == 0 else {
      errno = status
      return nil
    }
    (self.number, leadsGroup) = (number, line != nil)
  }

  /// How it ended, `nil` while it runs; only the first answer is right, later ones are `.signal(0)`.
  var end: ProcessEnd? {
    var status: Int32 = 0
    let found = waitpid(number, &status, WNOHANG)
    if found < 0 && errno == ECHILD { return .signal(0) }
    guard found == number else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exitCode((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Whether it was stopped, and does nothing.
  var isStopped: Bool {
    var info = siginfo_t()
    waitid(P_PID, id_t(number), &info, WSTOPPED | WNOHANG | WNOWAIT)
    return info.si_signo != 0
  }

  /// Ends it, and its children where it leads a group, whatever they do.
  func kill() { Foundation.kill(leadsGroup ? -number : number, SIGKILL) }

  /// Waits until it has ended.
  func wait() { waitpid(number, nil, 0) }
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

/// The streams, and signals as they are at first: Ctrl-C ends the child even where the parent has
/// work to do before.
private func withSpawnSettings<Result>(
  _ line: Int32?,
  _ body: (UnsafePointer<SpawnStreams>, UnsafePointer<SpawnAttributes>) -> Result
) -> Result {
  var (actions, attributes) = emptySettings()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (number, file) in [nil, line, nil].enumerated() {
    if let file {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    } else {
      posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
    }
  }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  // The threads that start children may block signals, which children would inherit.
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  let group = line != nil ? POSIX_SPAWN_SETPGROUP : 0
  posix_spawnattr_setflags(
    &attributes, .init(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))
  return body(&actions, &attributes)
}
