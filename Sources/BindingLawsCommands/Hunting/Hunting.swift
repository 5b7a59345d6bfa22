import Foundation
import LawChecking
import LawTelling

/// A hunt that is under way: processes that hunt a share each, and what they have written so far.
///
/// One thread does it all; Ctrl-C only has it come to an end earlier.
final class Hunting {
  private let directory: HuntDirectory
  private let console: Console
  private let width: WidthOption
  private let progress: Progress
  /// When it ends, if time decides.
  private let end: Date?
  /// How many cases and pairs of operations there were at first.
  private let first: (cases: Int, pairs: Int)
  private var ledger = HuntLedger()
  private var processes: [HuntProcess] = []
  private let isInterrupted = Locked(false)
  private var plan: HuntPlan { directory.plan }

  /// - Throws: `Failure` where the directory cannot be hunted into.
  init(
    _ plan: HuntPlan, in path: String, for time: Duration?, on console: Console,
    _ width: WidthOption
  ) throws {
    // The parent process may have it ignored, and then nobody learns how others end.
    signal(SIGCHLD, SIG_DFL)
    // A file that may not grow any more is reported as an error.
    signal(SIGXFSZ, SIG_IGN)
    (self.console, self.width) = (console, width)
    end = time.map { Date(timeIntervalSinceNow: $0.seconds) }
    directory = try HuntDirectory(path, plan)
    try Self.read(directory, into: &ledger)
    first = (ledger.cases, ledger.pairs)
    progress = Progress(console, unit: "cases", for: time.map { Int($0.seconds) })
  }

  /// Hunts, and prints what was found, even when it is interrupted.
  ///
  /// First looks have a round of their own: a worker that misses one does nothing else.
  func run(jobs: Int) throws -> Outcome {
    let interruption = Interruption { [isInterrupted] in
      isInterrupted.value = true
      while true { sleep(1) }  // The hunt ends the process, once it has printed what was found.
    }
    defer { progress.end() }
    do {
      if !plan.unseen(ledger).isEmpty { try round(jobs) }
      if plan.cases == nil || plan.leavesSomething(ledger) { try round(jobs) }
    } catch  where isInterrupted.value {
      progress.end()
      Console.complain(Failure(error)?.sentence ?? "\(error)")
    }
    progress.end()
    if !isInterrupted.value {
      interruption.end()
      return try show()
    }
    _ = try? show()
    Console.complain("interrupted; the same command goes on from here")
    return .interrupted
  }

  /// Lets processes hunt what can be hunted by now, a share each.
  private func round(_ jobs: Int) throws {
    if isInterrupted.value { return }
    defer { stop() }
    let line = try HuntLine()
    for job in 1...jobs {
      let order = HuntOrder(directory: directory.path, job: job, jobs: jobs, end: end)
      processes.append(try HuntProcess(order, line))
    }
    var looks = 0
    while !isInterrupted.value, (end ?? .distantFuture).timeIntervalSinceNow > 0 {
      try processes.removeAll { try $0.look() }
      if processes.isEmpty { break }
      usleep(20_000)
      looks += 1
      if looks % 25 == 0 { try advance() }
    }
    stop()
    try advance()
  }

  /// Ends every process.
  private func stop() {
    processes.forEach { $0.stop() }
    processes = []
  }

  /// Adds what was written since the last time, and keeps fixtures of what is not as declared.
  private static func read(_ directory: HuntDirectory, into ledger: inout HuntLedger) throws {
    let records = try directory.newRecords()
    // All of it is known, even where one of the fixtures cannot be kept.
    for record in records { ledger.take(record) }
    for record in records {
      for judgement in record.judgements ?? [] { try directory.keep(judgement) }
      if let finding = record.finding {
        try directory.keep(Registry.current.judgement(finding))
      }
    }
  }

  /// Reads what the processes have written, and has `Progress` show how far they have come, on a terminal or
  /// elsewhere: cases, their rate, the time left, and what is new.
  private func advance() throws {
    try Self.read(directory, into: &ledger)
    let (cases, pairs) = (ledger.cases - first.cases, ledger.pairs - first.pairs)
    let growth = ledger.isSaturated ? "none new" : "\(pairs) new"
    let total = plan.cases == nil ? ["\(ledger.cases) cases"] : []
    progress.set(
      done: cases, of: cases + plan.casesLeft(ledger), ["\(ledger.pairs) pairs, \(growth)"] + total)
  }

  private func show() throws -> Outcome {
    let result = HuntResult(plan, [plan.shard.number], ledger)
    let isFinished = result.unfinished.isEmpty
    if isFinished && plan.shard == .whole && result.judgements.isEmpty { throw plan.silence }
    try result.print(on: console, width)
    if plan.shard != .whole {
      console.note("this was shard \(plan.shard); merge puts all of them together")
    }
    if isFinished { return result.judgements.outcome }
    if isInterrupted.value { return .interrupted }
    let count = plan.unseen(ledger).count
    let what = count == 0 ? "all cases" : "a first look at \(count.counted("system"))"
    Console.complain("there was no time for \(what); the same command goes on")
    return .unjudgeable
  }
}
