import Foundation
import LawChecking

/// Runs jobs in child processes of the executable.
///
/// A child is made by `posix_spawn` and not through a library for subprocesses: nothing flows
/// between the two while the child runs, because its notes are in shared memory, whatever it
/// prints is dropped, and it bounds its time and memory by itself. All there is to do is to wait,
/// and to end a child that stopped its own clock.
enum ChildLaunch {
  /// The first argument of a child.
  static let mark = "run-child-job"

  /// Does the job that the arguments name and ends the process, if they name one.
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

  /// What runs a job in a new child process and waits until it has ended.
  static func launcher(in surroundings: Surroundings = Registry.current.surroundings)
    -> ChildLauncher
  {
    { launch($0, in: surroundings) }
  }

  private static func launch(_ job: ChildJob, in surroundings: Surroundings) -> ChildReport {
    // The parent process may have it ignored, and then no child's end is reported.
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
    guard let child = ChildProcess([mark, box.path], of: surroundings) else {
      return ChildReport(notStarted: "no process could be made")
    }
    let end = ChildWatch(box, of: job).end(asking: { child.end }, killing: { child.kill() })
    return ChildReport(end, box)
  }

  private static func jobPath(_ path: String) -> String { path + ".job" }
}
