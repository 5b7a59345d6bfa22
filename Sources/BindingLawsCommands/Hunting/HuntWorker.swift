import BindingLaws
import Dispatch
import Foundation
import LawChecking
import LawTelling

/// A process that hunts pieces, one after the other, for the process that started it.
///
/// A line of its input is a job, and a line of its output what came of it. Systems run in it, so that
/// it may end at any time, and all that they print is dropped.
enum HuntWorker {
  /// The first argument of a worker.
  static let mark = "run-hunt-worker"
  /// The status with which it ends when a case does not come to an end.
  private static let statusOfHang: Int32 = 45

  /// Works as long as there are jobs and ends the process, if its arguments say that it is a worker.
  @MainActor
  static func runIfWorker(_ systems: [JudgedSystem], _ laws: [Law]) {
    if CommandLine.arguments.count != 2 || CommandLine.arguments[1] != mark { return }
    let (input, output) = takeStreams()
    let (jobs, patience) = (JobQueue(input), Locked(Int.max))
    let watch = CaseWatch()
    watch.start(patience: { patience.use { $0 } }, orElse: { _exit(statusOfHang) })
    while let job = jobs.next() {
      patience.use { $0 = job.patience }
      let record = job.record(among: systems, laws, watch)
      watch.didRun()
      guard let line = try? record.jsonLine, writeAll(Data((line + "\n").utf8), to: output) else {
        break
      }
    }
    _exit(Outcome.done.rawValue)
  }

  /// The input and output of the process, out of reach of the code under test.
  private static func takeStreams() -> (input: Int32, output: Int32) {
    let streams = [STDIN_FILENO, STDOUT_FILENO].map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    let nothing = open("/dev/null", O_RDWR)
    for number in [STDIN_FILENO, STDOUT_FILENO] { dup2(nothing, number) }
    close(nothing)
    return (streams[0], streams[1])
  }
}

/// The jobs of a worker, which ends with all of its children when the process that gives them does.
private final class JobQueue: Sendable {
  private let jobs = Locked<[HuntJob]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  init(_ input: Int32) {
    Thread.detachNewThread { [self] in
      var lines = LineReader(input)
      while let line = lines.next() {
        guard let job = try? JSONDecoder().decode(HuntJob.self, from: line) else { break }
        jobs.use { $0.append(job) }
        arrivals.signal()
      }
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(Outcome.done.rawValue)
    }
  }

  func next() -> HuntJob? {
    arrivals.wait()
    return jobs.use { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
