import BindingLaws
import Foundation
import LawChecking
import LawTelling

/// What one of the processes of a hunt is asked to do.
struct HuntOrder: Codable {
  /// The directory of the hunt.
  let directory: String
  /// Which of how many processes it is, from 1.
  let job: Int, jobs: Int
  /// When the hunt ends, if time decides.
  let end: Date?
  /// Whether its first piece runs in children, because that may end the process.
  var isCareful = false
  /// The process that has started it, and without which it ends.
  var parent = getpid()

  /// Where it writes what comes of that.
  ///
  /// `HuntDirectory` looks for files of such names, and so do tests and `CI/full.d`.
  var results: String { "\(directory)/results-\(job).jsonl" }
}

/// A process that hunts its share of what is left, and writes what comes of it to a file of its own.
///
/// Systems run in it, so that it may end at any time, and all that they print is dropped.
struct HuntWorker {
  /// The first argument of a worker, by which `CI/full.d/hunt-kills` finds it.
  static let mark = "run-hunt-share"
  /// The status with which it ends when its share is done, when it could not do it, and when a case does
  /// not come to an end, or ends it by `exit`, or when the process that started it has ended.
  ///
  /// `HuntProcess` starts a worker again that ends otherwise than by one of the first two.
  static let statusOfEnd: Int32 = 92, statusOfObstacle: Int32 = 93, statusOfHang: Int32 = 94

  private var order: HuntOrder
  private let plan: HuntPlan
  private let file: HuntFile
  private let watch = CaseWatch()
  private var ledger = HuntLedger()

  /// Hunts and ends the process, if its arguments say that it is a worker.
  @MainActor
  static func runIfWorker() {
    let words = CommandLine.arguments
    guard words.count == 3, words[1] == mark,
      let order = try? JSONDecoder().decode(HuntOrder.self, from: Data(words[2].utf8))
    else { return }
    // The code under test reaches no stream of the process.
    let obstacles = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    ResultStream.mute([STDIN_FILENO, STDOUT_FILENO])
    // Code under test that calls `exit` must not end it as if the share were done.
    atexit { _exit(HuntWorker.statusOfHang) }
    do {
      var worker = try HuntWorker(order)
      try worker.hunt()
    } catch {
      let sentence = Failure(error)?.sentence ?? "\(error)"
      try? FileHandle(fileDescriptor: obstacles).write(contentsOf: Data((sentence + "\n").utf8))
      _exit(statusOfObstacle)
    }
    _exit(statusOfEnd)
  }

  private init(_ order: HuntOrder) throws {
    // A file that may not grow any more is reported as an error.
    signal(SIGXFSZ, SIG_IGN)
    self.order = order
    let directory = try HuntDirectory(order.directory)
    plan = directory.plan
    // Before it waits and reads much; no case runs yet, so that loading is no hang.
    watch.start(patience: max(1, plan.limits.time / 1_000), parent: order.parent)
    let (file, known) = try directory.openResults(order.results)
    self.file = file
    for record in known { ledger.take(record) }
  }
}

// MARK: - Order

extension HuntWorker {
  /// Hunts all that is left of the share.
  ///
  /// First levels come first, and by themselves: what they decide, by whichever process, needs no
  /// random cases. Then come those, range by range. Where time decides, each system is looked at on the
  /// next level whenever four times as many random cases were run. The order depends on nothing but
  /// the plan and what is done, so that a process that is started again begins where it has ended.
  private mutating func hunt() throws {
    let share = plan.shard.share(order.job, of: order.jobs)
    let systems = plan.systems(of: share)
    if !plan.unseen(ledger).isEmpty {
      return try systems.forEach { try hunt(HuntPiece(system: $0, number: 0)) }
    }
    let pairs = plan.pairs
    for number in 0..<(plan.pieces ?? .max) {
      let open = pairs.filter { !ledger.isClosed($0.pair, before: number) }
      if open.isEmpty && !systems.contains(where: mayClimb) { return }
      for (place, pair) in open where share.owns(piece: number, at: place) {
        try hunt(HuntPiece(system: pair.system, law: pair.law, number: number))
      }
      guard let level = plan.level(after: number) else { continue }
      for system in systems where mayClimb(system) {
        try hunt(HuntPiece(system: system, number: level))
      }
    }
  }

  /// How many times as long the next level may take as the last one, as a rule.
  private static let growth = 16.0

  /// Whether there may be time for another level.
  private func mayClimb(_ system: String) -> Bool {
    guard let end = order.end, let last = ledger.seconds[system] else { return false }
    return Self.growth * last <= end.timeIntervalSinceNow
  }
}

// MARK: - Pieces

extension HuntWorker {
  /// Hunts a piece, unless that was done, and writes down what came of it.
  private mutating func hunt(_ piece: HuntPiece) throws {
    if ledger.isDone(piece) { return }
    let start = ContinuousClock.now
    var record = try record(of: piece)
    // The last look may still count as running; a slow write would then be taken for a hang.
    watch.didRun()
    order.isCareful = false
    record.seconds = (start.duration(to: .now).seconds * 1_000).rounded() / 1_000
    record.at = (Date().timeIntervalSince1970 * 1_000).rounded() / 1_000
    try file.append(ledger.take(record))
  }

  private func record(of piece: HuntPiece) throws -> HuntRecord {
    let registry = Registry.current
    guard let system = registry.knownSystem(piece.system) else {
      return HuntRecord(piece: piece, fault: "\(piece.system) is not known to its worker")
    }
    let laws =
      plan.areLawsNamed ? plan.laws.compactMap(registry.knownLaw) : registry.laws(of: system)
    var options =
      piece.law == nil
      ? plan.options(ofLevel: piece.number, after: ledger.depth(of: system.name))
      : plan.options(ofPiece: piece.number)
    options.recorder = watch
    do {
      if let law = piece.law {
        let verdict = try laws.first { $0.id == law }.flatMap {
          try system.verdict(on: $0, by: system.checker(place(of: system), options))
        }
        return HuntRecord(piece: piece, verdict: verdict)
      }
      let found = try system.judgements(by: laws, options: options, place(of: system))
      if !found.isEmpty || plan.areLawsNamed { return HuntRecord(piece: piece, judgements: found) }
      let none = Verdict.none(on: system.name, .noLaw, seed: plan.seed)
      return HuntRecord(piece: piece, judgements: [system.judgement(none)])
    } catch ChildError.notStarted(let reason) {
      throw ChildError.notStarted(reason)
    } catch {
      return HuntRecord(piece: piece, fault: Failure(error)?.sentence ?? "\(error)")
    }
  }

  private func place(of system: JudgedSystem) -> Place {
    if !order.isCareful && !(plan.children ?? system.mayTrap) { return .here }
    var limits = ChildrenLimits()
    // What comes of a hunt depends on counts: there is no end to its time.
    (limits.child, limits.time) = (plan.limits, .seconds(1_000_000))
    return .children(limits)
  }
}
