import LawChecking
import LawTelling

/// What is told of a hunt: the verdicts as `check` tells them, and how far it has come.
///
/// What stands on standard output depends on the verdicts alone; how much was hunted stands beside.
struct HuntReport: Sendable {
  let console: Console
  let width: WidthOption

  /// Prints what was found.
  func print(_ result: HuntResult, _ plan: HuntPlan, _ ledgers: [HuntLedger]) throws {
    var manner: Set<Judgement.Manner> = plan.systems.count > 1 ? [.overview] : []
    if console.isQuiet { manner.insert(.quiet) }
    if !result.judgements.isEmpty {
      try CheckReport(on: console, in: manner, width).print(result.judgements)
    }
    if !console.isJSON && !console.isQuiet && plan.cases == nil {
      for line in result.reach(width: width.width ?? console.width ?? 100) { try console.say(line) }
    }
    result.judgements.compactMap(\.verdict.fault).forEach(Console.complain)
    console.note(Self.coverage(ledgers))
  }

  /// What random cases have shown, all shards together.
  static func coverage(_ ledgers: [HuntLedger]) -> String {
    let cases = ledgers.reduce(0) { $0 + $1.cases }
    var all: [String: Set<UInt64>] = [:]
    for ledger in ledgers { all.merge(ledger.coverage) { $0.union($1) } }
    let pairs = all.values.reduce(0) { $0 + $1.count }
    let words = "\(cases.grouped) random cases made \(pairs.grouped) pairs of operations in bases"
    if ledgers.isEmpty || !ledgers.allSatisfy(\.isSaturated) { return words }
    let last = ledgers.reduce(0) { $0 + $1.casesSinceNew }
    return words + "; the last \(last.grouped) made no new one"
  }
}

extension HuntResult {
  /// How far each system was looked at, those of which the same is to be said together.
  fileprivate func reach(width: Int) -> [String] {
    let groups = Dictionary(grouping: reached.keys) { reached[$0] }
    let known = groups.compactMap { reach, systems in reach.map { ($0, systems.sorted()) } }
    return known.sorted { $0.0 < $1.0 }.flatMap { reach, systems in
      [reach.words + ":"]
        + systems.joined(separator: ", ").lines(of: max(20, width - 2)).map {
          "  " + $0
        }
    }
  }
}

extension HuntResult.Reach {
  fileprivate var words: String {
    let proofs = k.map { "proofs reached \($0.counted("operation")) of memory" }
    let traces = depth.map { "all traces of up to \($0.counted("operation")) were run" }
    let words = [proofs, traces].compactMap(\.self)
    return words.isEmpty
      ? "neither a proof nor all traces of a length" : words.joined(separator: ", ")
  }
}

extension Int {
  /// The number with a comma before each three digits.
  var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count % 3, through: digits.count, by: 3).map { end in
      String(digits.prefix(end).suffix(end < 3 ? end : 3))
    }
    return (self < 0 ? "-" : "") + groups.filter { !$0.isEmpty }.joined(separator: ",")
  }
}
