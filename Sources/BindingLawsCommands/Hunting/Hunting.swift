import Dispatch
import Foundation
import LawChecking
import LawTelling

/// How many processes have a core each.
var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// A hunt that is under way.
final class Hunting: Sendable {
  private let plan: HuntPlan
  private let desk: HuntDesk
  private let time: Duration?
  private let progress: HuntProgress
  private let isInterrupted = Locked(false)

  /// - Throws: `Failure` where the directory cannot be hunted into.
  init(
    _ plan: HuntPlan, in path: String, _ children: ChildOptions, for time: Duration?,
    on console: Console
  ) throws {
    // A file that may not grow any more is told as an error.
    signal(SIGXFSZ, SIG_IGN)
    (self.plan, self.time) = (plan, time)
    let directory = try HuntDirectory(path, plan)
    let progress = HuntProgress(console, plan, for: time)
    desk = try HuntDesk(plan, directory, children, for: time) { progress.tell($0) }
    self.progress = progress
    progress.begin(desk.ledger)
  }

  /// Hunts, and prints what was found, even when it is interrupted.
  func run(jobs: Int, _ report: HuntReport) async throws -> Outcome {
    let crew = HuntCrew(desk)
    let interruption = Interruption {
      self.isInterrupted.use { $0 = true }
      crew.stop()
      self.progress.end()
      _ = try? self.tell(report)
      Console.complain("interrupted; the same command goes on from here")
    }
    let clock = time.map { alarm(after: $0) { crew.stop() } }
    await crew.run(jobs: jobs)
    clock?.cancel()
    // Whoever was interrupted prints what was found and ends the process.
    if isInterrupted.use({ $0 }) { await forever() }
    interruption.end()
    progress.end()
    try desk.requireNoError()
    let result = desk.result
    let isWhole = plan.shard == .whole && result.unfinished.isEmpty
    if isWhole && result.judgements.isEmpty { throw plan.silence }
    let outcome = try tell(report)
    if result.unfinished.isEmpty { return outcome }
    let judged = Set(result.judgements.map(\.verdict.system)).union(result.reached.keys)
    let count = plan.systems.count { !judged.contains($0) }
    Console.complain(
      "there was no time for a first look at \(count.counted("system")); the same command goes on")
    return .unjudgeable
  }

  @discardableResult
  private func tell(_ report: HuntReport) throws -> Outcome {
    let result = desk.result
    try report.print(result, plan, [desk.ledger])
    if plan.shard != .whole {
      report.console.note("this was shard \(plan.shard); merge puts all of them together")
    }
    return result.judgements.outcome
  }

  private func alarm(
    after time: Duration, _ work: @escaping @Sendable () -> Void
  ) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "deadline"))
    timer.schedule(deadline: .now() + time.seconds)
    timer.setEventHandler(handler: work)
    timer.resume()
    return timer
  }
}

/// Waits until the process ends.
private func forever() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

extension HuntPlan {
  /// No law that was named speaks about a system that was.
  var silence: Failure {
    let verb = laws.count == 1 ? "does" : "do"
    let names = [laws, systems].map { $0.joined(separator: " and ") }
    return .usage("\(names[0]) \(verb) not speak about \(names[1])")
  }
}
