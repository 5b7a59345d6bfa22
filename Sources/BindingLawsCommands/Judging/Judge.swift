import BindingGenerators
import BindingLaws
import LawChecking

/// A verdict on a system beside what the system declares.
struct Judgement: Sendable {
  let system: JudgedSystem
  let verdict: Verdict
  let declared: Verdict.Kind
  let duration: Duration
  /// Why the system does not owe the law; then it was not judged.
  var notOwed: String?

  var isAsDeclared: Bool { verdict.kind.fulfils(declared) }

  /// What was found, with commands to copy that call the running executable.
  var report: String { verdict.report.callingProgram }

  var record: VerdictRecord { VerdictRecord(verdict, declared: declared, notOwed: notOwed) }
}

extension JudgedSystem {
  /// Why the system does not owe a law; `nil` when it does.
  func reasonNotOwing(_ law: any Law) -> String? {
    notOwed.first { $0.law.id == law.id }?.reason
  }

  /// What the system declares about a law.
  func declaration(on law: any Law) -> Verdict.Kind {
    if breaks.contains(where: { $0.id == law.id }) { return .broken }
    return impossible.contains { $0.id == law.id } ? .impossible : .upheld
  }

  /// Judges the system by laws, one after the other, and tells of each.
  ///
  /// A law that does not speak about the system gives `nil`; by one that is not owed it is not
  /// judged. With limits it is judged in child processes.
  func judge(
    by laws: [any Law], options: CheckOptions, inChildren limits: IsolationLimits?,
    _ tell: (Int, Judgement?) -> Void
  ) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws {
      let check =
        try limits.map { system.checkInChildren(options, $0) } ?? system.checkHere(options)
      for (index, law) in laws.enumerated() {
        if let reason = reasonNotOwing(law) {
          tell(index, judgement(notOwing: law, because: reason, seed: options.seed))
          continue
        }
        let start = ContinuousClock.now
        let verdict = try check(law)
        let isBounded = options.exhaustiveDepth != nil
        tell(index, verdict.map { judgement($0, isBounded, in: start.duration(to: .now)) })
      }
    }
    try open(system)
  }

  private func judgement(
    notOwing law: any Law, because reason: String, seed: Seed
  ) -> Judgement {
    let verdict = Verdict(on: name, notOwing: law, because: reason, seed: seed)
    return Judgement(
      system: self, verdict: verdict, declared: verdict.kind, duration: .zero, notOwed: reason)
  }

  private func judgement(
    _ verdict: Verdict, _ isBounded: Bool, in duration: Duration
  ) -> Judgement {
    let isDeclaredDeath = mayTrap && verdict.kind.isDeath
    var (verdict, declared) = (verdict, declaration(on: verdict.law))
    if isDeclaredDeath { declared = verdict.kind }
    if isBounded && verdict.kind == .upheld && declared == .broken {
      verdict.remark = (verdict.remark.map { $0 + ", and " } ?? "") + "only longer ones break it"
      declared = .upheld
    }
    return Judgement(system: self, verdict: verdict, declared: declared, duration: duration)
  }
}

extension BindingSystem {
  fileprivate typealias LawCheck = (any Law) throws -> Verdict?

  fileprivate static func checkInChildren(
    _ options: CheckOptions, _ limits: IsolationLimits
  ) -> LawCheck {
    {
      try checkInIsolation(
        self, obeys: $0, options: options, limits: limits, launch: ChildLaunch.launch)
    }
  }

  /// Checks in this process, and leaves word of the case in case that the process dies of it.
  fileprivate static func checkHere(_ options: CheckOptions) throws -> LawCheck {
    let (watch, name) = (FlightWatch(), displayName)
    var options = options
    options.monitor = watch
    let (checker, seed) = (try LawChecker(self, options: options), options.seed)
    return { law in
      let flight = FlightRecorder.shared?.begin(
        test: "binding-laws", system: name, law: law.id, seed: seed)
      watch.flight = flight
      defer { flight?.end() }
      return checker.verdict(on: law)
    }
  }
}

/// Judges on all cores and keeps what was found so far, in the order of the pairs.
final class Judging: Sendable {
  private let pairs: [(system: JudgedSystem, law: any Law)]
  private let options: CheckOptions
  private let isolation: IsolationOptions
  private let progress: Progress
  private let found: Locked<[Judgement?]>

  init(
    _ pairs: [(JudgedSystem, any Law)], options: CheckOptions, isolation: IsolationOptions,
    on console: Console
  ) {
    (self.pairs, self.options, self.isolation) = (pairs, options, isolation)
    progress = Progress(console, total: pairs.count, unit: "checks")
    found = Locked(Array(repeating: nil, count: pairs.count))
  }

  /// What was found so far.
  var judgements: [Judgement] { found.use { $0.compactMap(\.self) } }

  /// Judges every pair.
  func run() async throws {
    defer { stopProgress() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for range in systems { group.addTask { try self.judge(range) } }
      try await group.waitForAll()
    }
  }

  /// Wipes the bar, so that something else can be printed.
  func stopProgress() { progress.end() }

  /// The neighbouring pairs of each system.
  private var systems: [Range<Int>] {
    let starts = pairs.indices.filter {
      $0 == 0 || pairs[$0].system.name != pairs[$0 - 1].system.name
    }
    return zip(starts, starts.dropFirst() + [pairs.count]).map { $0..<$1 }
  }

  private func judge(_ range: Range<Int>) throws {
    let system = pairs[range.lowerBound].system
    try system.judge(
      by: pairs[range].map(\.law), options: options,
      inChildren: isolation.isolates(system) ? isolation.limits : nil
    ) { index, judgement in
      found.use { $0[range.lowerBound + index] = judgement }
      progress.advance()
    }
  }
}
