import BindingLaws
import LawChecking

/// A verdict on a system beside what the system declares.
struct Judgement: Sendable {
  let system: JudgedSystem
  let verdict: Verdict
  let declared: Verdict.Kind
  let duration: Duration

  var isAsDeclared: Bool { verdict.kind.fulfils(declared) }

  var record: VerdictRecord { VerdictRecord(verdict, declared: declared) }
}

extension JudgedSystem {
  /// What the system declares about a law.
  func declaration(on law: any Law) -> Verdict.Kind {
    if breaks.contains(where: { $0.id == law.id }) { return .broken }
    return impossible.contains { $0.id == law.id } ? .impossible : .upheld
  }

  /// Judges the system by a law; `nil` when the law does not speak about it.
  func judge(by law: any Law, options: CheckOptions, isolated: Bool) throws -> Judgement? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      isolated
        ? try checkInIsolation(system, obeys: law, options: options, launch: ChildLaunch.launch)
        : try recorded(system, law, options)
    }
    let start = ContinuousClock.now
    guard let verdict = try open(system) else { return nil }
    return Judgement(
      system: self, verdict: verdict, declared: declaration(on: law),
      duration: start.duration(to: .now))
  }

  /// Checks in this process, and leaves word of the case in case that the process dies of it.
  private func recorded<System: BindingSystem>(
    _ system: System.Type, _ law: any Law, _ options: CheckOptions
  ) throws -> Verdict? {
    var options = options
    let flight = FlightRecorder.shared?.begin(
      test: "binding-laws", system: name, law: law.id, seed: options.seed)
    defer { flight?.end() }
    options.monitor = flight
    return try check(system, obeys: law, options: options)
  }
}

/// Judges on all cores and keeps what was found so far, in the order of the pairs.
final class Judging: Sendable {
  private let pairs: [(system: JudgedSystem, law: any Law)]
  private let options: CheckOptions
  private let isolation: IsolationOptions
  private let found: Locked<[Judgement?]>

  init(
    _ pairs: [(JudgedSystem, any Law)], options: CheckOptions, isolation: IsolationOptions
  ) {
    (self.pairs, self.options, self.isolation) = (pairs, options, isolation)
    found = Locked(Array(repeating: nil, count: pairs.count))
  }

  /// What was found so far.
  var judgements: [Judgement] { found.use { $0.compactMap(\.self) } }

  /// Judges every pair.
  func run(on console: Console) async throws {
    let progress = Progress(console, total: pairs.count, unit: "checks")
    defer { progress.end() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in pairs.indices {
        group.addTask {
          try self.judge(index)
          progress.advance()
        }
      }
      try await group.waitForAll()
    }
  }

  private func judge(_ index: Int) throws {
    let (system, law) = pairs[index]
    let judgement = try system.judge(
      by: law, options: options, isolated: isolation.isolates(system))
    found.use { $0[index] = judgement }
  }
}
