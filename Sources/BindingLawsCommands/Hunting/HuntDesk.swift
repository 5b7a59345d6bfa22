import Foundation
import LawChecking
import LawTelling

/// Where workers take jobs and bring what came of them: one at a time writes it down.
final class HuntDesk: @unchecked Sendable {
  /// How often a worker may be killed over a piece before it is somebody's fault.
  private static let mostDeaths = 8

  private let condition = NSCondition()
  private let directory: HuntDirectory
  private let registry: Registry
  private let children: ChildOptions
  private let deadline: ContinuousClock.Instant?
  private let start = ContinuousClock.now
  /// How many seconds were hunted before.
  private let before: Double
  private let tell: @Sendable (HuntLedger) -> Void
  private var schedule: HuntSchedule
  private var deaths: [HuntPiece: Int] = [:]
  /// The pieces that have ended their worker, and run in children.
  private var deadly: Set<HuntPiece> = []
  private var isOver = false
  private var error: (any Error)?

  /// - Parameters:
  ///   - directory: Where results go, and where those of before are.
  ///   - time: How long to hunt, where time decides.
  ///   - tell: Is told of everything that is new.
  init(
    _ plan: HuntPlan, _ directory: HuntDirectory, _ children: ChildOptions,
    for time: Duration?,
    tell: @escaping @Sendable (HuntLedger) -> Void
  ) throws {
    (self.directory, self.children, self.tell) = (directory, children, tell)
    (registry, deadline) = (Registry.current, time.map { .now + $0 })
    schedule = HuntSchedule(plan)
    before = directory.records.map(\.at).max() ?? 0
    for record in directory.records { _ = schedule.take(record) }
    for judgement in result.judgements { try keep(judgement) }
  }

  /// What was found out so far.
  var ledger: HuntLedger { condition.withLock { schedule.ledger } }

  /// What that comes to.
  var result: HuntResult {
    let (plan, ledger) = condition.withLock { (schedule.plan, schedule.ledger) }
    return HuntResult(plan, [plan.shard.number], ledger, declare: registry.judgement)
  }

  /// Lets no more be taken or brought.
  ///
  /// - Parameter error: Why, if it is for a fault.
  func close(_ error: (any Error)? = nil) {
    condition.withLock { shut(error) }
  }

  private func shut(_ error: (any Error)? = nil) {
    isOver = true
    self.error = self.error ?? error
    condition.broadcast()
  }

  /// Throws what went wrong, if something did.
  func requireNoError() throws {
    if let error = condition.withLock({ error }) { throw error }
  }
}

// MARK: - Jobs

extension HuntDesk {
  /// The next job; waits for it, and gives `nil` where there will be none.
  func nextJob() -> HuntJob? {
    condition.withLock {
      while !isOver {
        if let piece = schedule.next(secondsLeft: secondsLeft) { return job(for: piece) }
        if schedule.underWay.isEmpty { shut() } else { condition.wait() }
      }
      return nil
    }
  }

  /// Whether nobody may bring anything any more.
  var isClosed: Bool { condition.withLock { isOver } }

  private var secondsLeft: Double {
    deadline.map { ContinuousClock.now.duration(to: $0).seconds } ?? .infinity
  }

  private func job(for piece: HuntPiece) -> HuntJob {
    let (plan, depth) = (schedule.plan, schedule.ledger.depth(of: piece.system))
    let system = registry.systems.first { $0.name == piece.system }
    let inChild = deadly.contains(piece) || system.map(children.takes) ?? false
    return HuntJob(
      piece: piece, laws: piece.law.map { [$0] } ?? plan.laws(of: piece.system),
      options: piece.law == nil
        ? plan.options(ofLevel: piece.number, after: depth) : plan.options(ofPiece: piece.number),
      limits: inChild ? plan.limits : nil,
      patience: max(1, plan.limits.time / 1_000))
  }
}

// MARK: - Results

extension HuntDesk {
  /// Takes what came of a piece, and writes it down.
  func take(_ record: HuntRecord, in seconds: Double) {
    condition.withLock {
      if isOver { return }
      if let obstacle = record.obstacle { return shut(Failure.file(obstacle)) }
      var record = record
      (record.at, record.seconds) = (before + start.duration(to: .now).seconds, seconds)
      if schedule.plan.areLawsNamed == false && record.judgements == [] {
        record.judgements = [registry.judgement(.judgedByNoLaw(record.piece.system, schedule.plan))]
      }
      do {
        let new = schedule.take(record.rounded)
        try directory.append(new)
        for judgement in new.all(registry.judgement) { try keep(judgement) }
        tell(schedule.ledger)
        condition.broadcast()
      } catch {
        shut(error)
      }
    }
  }

  /// A worker has ended over a piece, which is hunted again: in children, if the system ended it.
  func putBack(_ job: HuntJob, after end: ProcessEnd) {
    condition.withLock {
      if isOver { return }
      let piece = job.piece
      deaths[piece, default: 0] += 1
      schedule.putBack(piece)
      let isKilled = end == .signal(SIGKILL)
      if !isKilled || deaths[piece, default: 0] >= Self.mostDeaths { deadly.insert(piece) }
      if deaths[piece, default: 0] > 2 * Self.mostDeaths {
        shut(
          Failure.file("no worker comes to the end of a piece of \(piece.system): each is killed"))
      }
      condition.broadcast()
    }
  }

  /// Writes a fixture of a finding that the system does not declare.
  private func keep(_ judgement: Judgement) throws {
    if judgement.isAsDeclared { return }
    guard let fixture = FixtureContent(judgement.verdict, expecting: .upheld) else { return }
    try directory.keep(fixture)
  }
}

extension HuntRecord {
  /// The record with times that are short to write.
  fileprivate var rounded: HuntRecord {
    var record = self
    (record.at, record.seconds) = (
      (at * 1_000).rounded() / 1_000, (seconds * 1_000).rounded() / 1_000
    )
    return record
  }

  /// All that it judges.
  fileprivate func all(_ declare: (Verdict) -> Judgement) -> [Judgement] {
    (judgements ?? []) + (finding.map { [declare($0)] } ?? [])
  }
}

extension Verdict {
  fileprivate static func judgedByNoLaw(_ system: String, _ plan: HuntPlan) -> Verdict {
    Verdict(on: system, .any, .notJudged, .unjudged(.noLaw), seed: plan.seed)
  }
}

extension Registry {
  /// A verdict beside what its system declares; where it is not known, that it obeys every law.
  func judgement(_ verdict: Verdict) -> Judgement {
    guard let system = systems.first(where: { $0.name == verdict.system }) else {
      return Judgement(verdict, declared: .upheld)
    }
    let reason = system.reasonsNotOwed[verdict.law.id]
    return system.judgement(reason.map { verdict.notOwed(because: $0) } ?? verdict)
  }
}
