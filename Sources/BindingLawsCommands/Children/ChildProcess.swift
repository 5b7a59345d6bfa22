import Foundation
import LawChecking

/// A process of an executable, with silent streams.
struct ChildProcess: RunningChild {
  /// The number of the process.
  let number: pid_t

  /// Starts the process.
  ///
  /// Nil if that fails: `errno` says why, unless there is no executable.
  init?(_ arguments: [String], of environment: CommandEnvironment) {
    guard let path = environment.executable else { return nil }
    let words = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    var number: pid_t = 0
    let status = spawn(&number, path, words + [nil])
    guard status == 0 else {
      errno = status
      return nil
    }
    self.number = number
  }

  /// Collects how the process has ended.
  ///
  /// Nil while it runs. If the end has been collected before, here or elsewhere, nobody can know it any more.
  func collectEnd() -> ProcessEnd? {
    var status: Int32 = 0
    let changed = waitpid(number, &status, WNOHANG)
    if changed < 0 && errno == ECHILD { return .untold }
    guard changed == number else { return nil }
    // Swift does not import `WTERMSIG` and `WEXITSTATUS`: the signal is in the low seven bits, and the exit
    // code in the byte above the first.
    let signal = status & 0x7F
    return signal == 0 ? .exitCode((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Ends the process, whatever it does.
  func kill() { Foundation.kill(number, SIGKILL) }

  /// Waits until the process has ended.
  func wait() { waitpid(number, nil, 0) }
}

#if os(tvOS) || os(watchOS)
  /// Fails, because no process may start another one on these systems.
  private func spawn(
    _ number: inout pid_t, _ path: String, _ words: [UnsafeMutablePointer<CChar>?]
  ) -> Int32 {
    EPERM
  }
#else
  /// Starts a process with silent streams, and with the default signals.
  ///
  /// So Ctrl-C ends the child even if the parent has work to do before.
  private func spawn(
    _ number: inout pid_t, _ path: String, _ words: [UnsafeMutablePointer<CChar>?]
  ) -> Int32 {
    #if canImport(Darwin)
      var streams: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var streams = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&streams)
    defer { posix_spawn_file_actions_destroy(&streams) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&streams, stream, "/dev/null", O_RDWR, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // The threads that start children may block signals, which children would inherit.
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    #if canImport(Darwin)
      // Otherwise each crash makes a report of its own. Swift Testing does the same for its exit tests.
      posix_spawnattr_setexceptionports_np(
        &attributes, exception_mask_t(EXC_MASK_CORPSE_NOTIFY), mach_port_t(MACH_PORT_NULL),
        EXCEPTION_DEFAULT, THREAD_STATE_NONE)
    #endif
    posix_spawnattr_setflags(
      &attributes, .init(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return posix_spawn(&number, path, &streams, &attributes, words, environ)
  }
#endif
