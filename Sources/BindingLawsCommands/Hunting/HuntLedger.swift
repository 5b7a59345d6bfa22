import BindingGenerators
import LawChecking

/// What a hunt has found out so far, no matter who has hunted which piece: records are added in any order,
/// and one that is added again changes nothing.
///
/// Each process of a hunt decides by it what is left, and `merge` what is missing: all have to agree.
struct HuntLedger: Sendable {
  /// A system and a law.
  struct SystemLaw: Hashable, Sendable {
    let system: String, law: String
  }

  /// What is known of a system and a law from random cases.
  struct Ranges: Sendable {
    /// The tallies of the pieces.
    fileprivate(set) var tallies: [Int: Verdict.Tally] = [:]
    /// How many cases were run in these pieces; kept, because a hunt asks it of each pair twice a second.
    fileprivate(set) var cases = 0
    /// The first piece in which a case breaks the law, and that case.
    fileprivate(set) var finding: (piece: Int, verdict: Verdict)?
    /// Whether the law does not speak about the system.
    fileprivate(set) var isSilent = false

    /// What the cases before the finding come to, or all.
    var total: Verdict.Tally {
      tallies.filter { number, _ in finding.map { number < $0.piece } ?? true }
        .sorted { $0.key < $1.key }.reduce(Verdict.Tally()) { $0.adding($1.value) }
    }
  }

  /// What was found out from random cases.
  private(set) var ranges: [SystemLaw: Ranges] = [:]
  /// What each level of a system has shown.
  private(set) var levels: [String: [Int: [Judgement]]] = [:]
  /// How many seconds the longest level of a system took.
  private(set) var seconds: [String: Double] = [:]
  /// Why nobody can judge a system.
  private(set) var faults: [String: String] = [:]
  /// The pairs of operations that were met in each system.
  private(set) var coverage: [String: Set<UInt64>] = [:]
  /// How many random cases were run, and how many of them since a pair was new.
  ///
  /// The latter depends on the order of records, so who reads files sorts them by time.
  private(set) var cases = 0, casesSinceNew = 0

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
      seconds[system] = max(record.seconds, seconds[system] ?? 0)
    }
    guard let law = piece.law else { return record }
    record.pairs = PairSet(
      record.pairs.numbers.filter { coverage[system, default: []].insert($0).inserted })
    let new = ranges[SystemLaw(system: system, law: law), default: Ranges()].take(record)
    (cases, casesSinceNew) = (cases + new, record.pairs.count == 0 ? casesSinceNew + new : 0)
    return record
  }

  /// How many pairs of operations were met, all systems together.
  var pairs: Int { coverage.values.reduce(0) { $0 + $1.count } }

  /// Whether at least half of the random cases came after the last new pair of operations.
  var isSaturated: Bool { cases > 0 && 2 * casesSinceNew >= cases }

  /// What random cases have shown, in words.
  var coverageInWords: String {
    let words = "\(cases.grouped) random cases made \(pairs.grouped) pairs of operations in bases"
    return isSaturated ? words + "; the last \(casesSinceNew.grouped) made no new one" : words
  }
}

extension HuntLedger.Ranges {
  /// Adds what came of a piece.
  ///
  /// - Returns: How many cases are new.
  fileprivate mutating func take(_ record: HuntRecord) -> Int {
    let number = record.piece.number
    guard let tally = record.tally else {
      isSilent = isSilent || record.fault == nil
      return 0
    }
    if tallies.updateValue(tally, forKey: number) != nil { return 0 }
    if var found = record.finding, finding.map({ number < $0.piece }) ?? true {
      found.mix = nil
      finding = (number, found)
    }
    cases += tally.cases + tally.refusals
    return tally.cases + tally.refusals
  }
}

// MARK: - What is left to do

extension HuntLedger {
  /// Whether no piece is needed any more, because a case breaks the law that comes before it, or
  /// because there is nothing to judge.
  func isClosed(_ pair: SystemLaw, before piece: Int) -> Bool {
    if faults[pair.system] != nil { return true }
    if let known = ranges[pair], known.isSilent || known.finding.map({ $0.piece < piece }) ?? false
    {
      return true
    }
    guard let first = levels[pair.system]?[0] else { return false }
    return first.first { $0.verdict.law.id == pair.law }?.isDecided ?? true
  }

  /// Whether a piece was hunted, or need not be.
  func isDone(_ piece: HuntPiece) -> Bool {
    guard let law = piece.law else {
      return levels[piece.system]?[piece.number] != nil || faults[piece.system] != nil
    }
    let pair = SystemLaw(system: piece.system, law: law)
    return ranges[pair]?.tallies[piece.number] != nil || isClosed(pair, before: piece.number)
  }

  /// How many operations of memory are known to show none, in a system.
  func depth(of system: String) -> Int? {
    levels[system]?.values.flatMap(\.self).compactMap(\.verdict.depthOfProof).max()
  }
}
