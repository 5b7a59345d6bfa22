import BindingGenerators
import LawChecking

/// What a hunt has found out so far, whoever has hunted which piece: records are added in any order,
/// and one that is added again changes nothing.
struct HuntLedger: Sendable {
  /// A system and a law.
  struct Pair: Hashable, Sendable {
    let system: String, law: String

    init(_ system: String, _ law: String) { (self.system, self.law) = (system, law) }
  }

  /// What is known of a system and a law from random cases.
  struct Ranges: Sendable {
    /// The tallies of the pieces.
    fileprivate(set) var tallies: [Int: Verdict.Tally] = [:]
    /// How many cases were run in these pieces.
    fileprivate(set) var cases = 0
    /// The first piece in which a case breaks the law, and that case.
    fileprivate(set) var finding: (piece: Int, verdict: Verdict)?
    /// Whether the law does not speak about the system.
    fileprivate(set) var isSilent = false
  }

  /// What was found out from random cases.
  private(set) var ranges: [Pair: Ranges] = [:]
  /// What each level of a system has shown, lowest first where they are asked for in order.
  private(set) var levels: [String: [Int: [Judgement]]] = [:]
  /// Why nobody can judge a system.
  private(set) var faults: [String: String] = [:]
  /// The pairs of operations that were met in each system.
  private(set) var coverage: [String: Set<UInt64>] = [:]
  /// How many random cases were run, and how many of them since a pair was new.
  private(set) var cases = 0, casesSinceNew = 0

  init() {}

  /// Adds what came of a piece.
  ///
  /// - Returns: The record without the pairs of operations that were met before.
  @discardableResult
  mutating func take(_ record: HuntRecord) -> HuntRecord {
    var record = record
    let (piece, system) = (record.piece, record.piece.system)
    if let fault = record.fault { faults[system] = min(fault, faults[system] ?? fault) }
    if let judgements = record.judgements {
      levels[system, default: [:]][piece.number] = judgements
    }
    guard let law = piece.law else { return record }
    let new = meet(record.pairs, in: system)
    record.pairs = new.count == 0 ? nil : new
    var ranges = ranges[Pair(system, law)] ?? Ranges()
    let isKnown = ranges.tallies[piece.number] != nil
    let count = isKnown ? 0 : record.tally.map { $0.cases + $0.refusals } ?? 0
    ranges.take(record)
    ranges.cases += count
    self.ranges[Pair(system, law)] = ranges
    if isKnown { return record }
    (cases, casesSinceNew) = (cases + count, new.count == 0 ? casesSinceNew + count : 0)
    return record
  }

  /// The pairs of operations that are new.
  private mutating func meet(_ pairs: PairSet?, in system: String) -> PairSet {
    PairSet((pairs?.numbers ?? []).filter { coverage[system, default: []].insert($0).inserted })
  }

  /// How many pairs of operations were met, all systems together.
  var pairs: Int { coverage.values.reduce(0) { $0 + $1.count } }

  /// Whether at least half of the random cases have shown no new pair of operations.
  var isSaturated: Bool { cases > 0 && 2 * casesSinceNew >= cases }
}

extension HuntLedger.Ranges {
  /// Of two records of a piece the one that tells of a finding counts, and else the lesser one.
  fileprivate mutating func take(_ record: HuntRecord) {
    let number = record.piece.number
    isSilent = isSilent || record.isSilent
    if let tally = record.tally {
      let other = tallies[number] ?? tally
      tallies[number] = tally.cases <= other.cases ? tally : other
    }
    guard let verdict = record.finding else { return }
    if finding == nil || isLess(number, verdict) { finding = (number, verdict) }
  }

  private func isLess(_ piece: Int, _ verdict: Verdict) -> Bool {
    guard let finding else { return true }
    if piece != finding.piece { return piece < finding.piece }
    let names = [verdict, finding.verdict].map {
      $0.counterexample?.trace.joined(separator: ";") ?? ""
    }
    return names[0] < names[1]
  }

  /// The tallies before the finding, or all.
  private var counted: [Verdict.Tally] {
    tallies.filter { number, _ in finding.map { number < $0.piece } ?? true }.map(\.value)
  }

  /// What the cases come to that passed.
  var total: Verdict.Tally { counted.reduce(Verdict.Tally()) { $0.adding($1) } }

  /// The verdict on the first case that breaks the law, if there is one.
  func foundVerdict(after others: Verdict.Tally = Verdict.Tally()) -> Verdict? {
    finding.map { $0.verdict.found(after: others.adding(total)) }
  }
}

// MARK: - What is left to do

extension HuntLedger {
  /// Whether a level was reached.
  func isDone(level: Int, of system: String) -> Bool {
    levels[system]?[level] != nil || faults[system] != nil
  }

  /// Whether no piece is needed any more, because a case breaks the law that comes before it, or
  /// because there is nothing to judge.
  func isClosed(_ pair: Pair, before piece: Int) -> Bool {
    if faults[pair.system] != nil { return true }
    if let ranges = ranges[pair],
      ranges.isSilent || ranges.finding.map({ $0.piece < piece }) ?? false
    {
      return true
    }
    guard let first = levels[pair.system]?[0] else { return false }
    return first.first { $0.verdict.law.id == pair.law }?.isDecided ?? true
  }

  /// Whether a piece of random cases was hunted, or need not be.
  func isDone(piece: Int, of pair: Pair) -> Bool {
    ranges[pair]?.tallies[piece] != nil || isClosed(pair, before: piece)
  }

  /// How many operations of memory are known to show none, in a system.
  func depth(of system: String) -> Int? {
    levels[system]?.values.flatMap(\.self).compactMap(\.verdict.depthOfProof).max()
  }
}
