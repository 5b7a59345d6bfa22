import Foundation
import LawChecking

/// The jobs of child processes of the executable.
///
/// A child is made by `posix_spawn` and not through a library for subprocesses: no pipe is between the two.
/// Its notes and its standard error go to a file that both share, and its standard output is dropped. It
/// limits its own time and memory. The parent only has to wait, and to end a child that stopped its own
/// clock.
extension ChildProcess {
  /// The first argument of a child.
  private static let mark = "run-child-job"

  /// Does the job that the arguments name and ends the process, if they name one.
  @MainActor
  static func runIfChild() {
    let arguments = CommandLine.arguments
    if arguments.count == 3 && arguments[1] == mark { AssignedJob(at: arguments[2]).run() }
  }

  /// Returns a launcher that runs a job in a new child process and waits until it has ended.
  static func launcher() -> ChildLauncher {
    let environment = Registry.current.environment
    return { job in
      // The process that started this one may have the signal ignored, and then the end of no child is
      // reported.
      signal(SIGCHLD, SIG_DFL)
      return try job.run { ChildProcess([mark, $0.path], of: environment) }
    }
  }
}
