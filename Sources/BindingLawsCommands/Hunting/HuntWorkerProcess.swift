import Foundation
import LawChecking
import LawTelling

/// A worker, as seen by the process that started it.
final class HuntWorkerProcess: @unchecked Sendable {
  private let process: ChildProcess
  private let input: Int32, output: Int32
  private var replies: LineReader
  private let hasEnded = Locked(false)
  /// Workers are started one at a time, so that none inherits the ends of another's pipes.
  private static let starting = NSLock()

  /// Starts a worker; `nil` where that fails.
  init?() {
    Self.starting.lock()
    defer { Self.starting.unlock() }
    guard let jobs = Pipe(), let replies = Pipe() else { return nil }
    let streams = ChildProcess.Streams(input: jobs.read, output: replies.write, leadsGroup: true)
    let process = ChildProcess([HuntWorker.mark], streams)
    close(jobs.read)
    close(replies.write)
    (input, output, self.replies) = (jobs.write, replies.read, LineReader(replies.read))
    guard let process else {
      close(input)
      close(output)
      return nil
    }
    self.process = process
  }

  /// What came of a job, or how the worker ended.
  enum Reply {
    case record(HuntRecord)
    case died(ProcessEnd)
  }

  /// Gives it a job and waits.
  func reply(to job: HuntJob) -> Reply {
    guard let line = try? job.jsonLine, writeAll(Data((line + "\n").utf8), to: input),
      let reply = replies.next(givingUpWhen: { process.isStopped }),
      let record = try? JSONDecoder().decode(HuntRecord.self, from: reply)
    else { return .died(end()) }
    return .record(record)
  }

  /// Ends it, whatever it does; may be done from elsewhere, and after its end.
  func kill() {
    hasEnded.use { if !$0 { process.kill() } }
  }

  /// Ends it and tells how it had ended.
  @discardableResult
  func end() -> ProcessEnd {
    let isStopped = process.isStopped
    process.kill()
    let end = hasEnded.use { hasEnded in
      hasEnded = true
      return process.endAfterAll()
    }
    close(input)
    close(output)
    return isStopped ? .overdue : end
  }
}

/// Two ends that no other process inherits.
private struct Pipe {
  let read: Int32, write: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (read, write) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}
