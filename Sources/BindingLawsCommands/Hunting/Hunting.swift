import Foundation
import LawChecking
import LawTelling

/// A hunt that is under way: processes that hunt a share each, and what they have written so far.
final class Hunting: Sendable {
  fileprivate struct Known {
    let directory: HuntDirectory
    var ledger = HuntLedger()
    var processes: [HuntProcess] = []
    var isInterrupted = false
  }

  private let plan: HuntPlan
  private let console: Console
  private let width: WidthOption
  private let state: Locked<Known>
  /// How many cases and pairs of operations there were at first.
  private let first: (cases: Int, pairs: Int)
  private let progress: Progress
  /// When it ends, if time decides.
  private let end: Date?

  /// - Throws: `Failure` where the directory cannot be hunted into.
  init(
    _ plan: HuntPlan, in path: String, for time: Duration?, on console: Console,
    _ width: WidthOption
  ) throws {
    // The parent process may have it ignored, and then nobody learns how others end.
    signal(SIGCHLD, SIG_DFL)
    // A file that may not grow any more is reported as an error.
    signal(SIGXFSZ, SIG_IGN)
    (self.plan, self.console, self.width) = (plan, console, width)
    end = time.map { Date(timeIntervalSinceNow: $0.seconds) }
    state = Locked(Known(directory: try HuntDirectory(path, plan)))
    try state.use { try $0.read() }
    first = (state.value.ledger.cases, state.value.ledger.pairs)
    progress = Progress(console, unit: "cases", for: time.map { Int($0.seconds) })
  }

  /// Hunts, and prints what was found, even when it is interrupted.
  ///
  /// First looks have a round of their own: a worker that misses one does nothing else.
  func run(jobs: Int) throws -> Outcome {
    let interruption = Interruption {
      self.state.use { state in
        state.isInterrupted = true
        state.stop()
        try? state.read()
      }
      self.progress.end()
      _ = try? self.show()
      Console.complain("interrupted; the same command goes on from here")
    }
    defer { progress.end() }
    let line = try HuntLine()
    if !plan.unseen(state.value.ledger).isEmpty { try round(jobs, line) }
    if plan.cases == nil || plan.leavesSomething(state.value.ledger) { try round(jobs, line) }
    interruption.end()
    progress.end()
    return try show()
  }

  /// Lets processes hunt what can be hunted by now, a share each.
  private func round(_ jobs: Int, _ line: HuntLine) throws {
    try state.use { state in
      for job in 1...jobs {
        let order = HuntOrder(directory: state.directory.path, job: job, jobs: jobs, end: end)
        state.processes.append(try HuntProcess(order, line))
      }
    }
    defer { state.use { $0.stop() } }
    var looks = 0
    while try !state.use({ try $0.isOver() }), (end ?? .distantFuture).timeIntervalSinceNow > 0 {
      usleep(20_000)
      looks += 1
      if looks % 25 == 0 { try read() }
    }
    state.use { $0.stop() }
    try read()
  }

  /// Reads what the processes have written, and says on a terminal how far they have come: cases, their
  /// rate, the time left, and what is new.
  private func read() throws {
    try state.use { try $0.read() }
    let ledger = state.value.ledger
    let (cases, pairs) = (ledger.cases - first.cases, ledger.pairs - first.pairs)
    let growth = ledger.isSaturated ? "none new" : "\(pairs) new"
    let total = plan.cases == nil ? ["\(ledger.cases) cases"] : []
    progress.set(
      done: cases, of: cases + plan.casesLeft(ledger), ["\(ledger.pairs) pairs, \(growth)"] + total)
  }

  private func show() throws -> Outcome {
    let ledger = state.value.ledger
    let result = HuntResult(plan, [plan.shard.number], ledger)
    let isFinished = result.unfinished.isEmpty
    if isFinished && plan.shard == .whole && result.judgements.isEmpty { throw plan.silence }
    try result.print(on: console, width)
    if plan.shard != .whole {
      console.note("this was shard \(plan.shard); merge puts all of them together")
    }
    if isFinished { return result.judgements.outcome }
    if state.value.isInterrupted { return .interrupted }
    let count = plan.unseen(ledger).count
    let what = count == 0 ? "all cases" : "a first look at \(count.counted("system"))"
    Console.complain("there was no time for \(what); the same command goes on")
    return .unjudgeable
  }
}

extension Hunting.Known {
  /// Adds what was written since the last time, and keeps fixtures of what is not as declared.
  fileprivate mutating func read() throws {
    for record in try directory.newRecords() {
      ledger.take(record)
      for judgement in record.judgements ?? [] { try directory.keep(judgement) }
      if let finding = record.finding {
        try directory.keep(Registry.current.judgement(finding))
      }
    }
  }

  /// Whether every share is done; after an interruption never, because that ends the process.
  fileprivate mutating func isOver() throws -> Bool {
    if isInterrupted { return false }
    for index in processes.indices.reversed() where try processes[index].look() {
      processes.remove(at: index)
    }
    return processes.isEmpty
  }

  /// Ends every process.
  fileprivate mutating func stop() {
    for index in processes.indices { processes[index].stop() }
    processes = []
  }
}
