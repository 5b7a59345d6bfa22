package import BindingLaws
package import LawChecking

/// What a test can say to allow what a case shows, in words; `nil` where it has no word for that.
package struct Allowances: Sendable {
  /// That another value is stored than is set.
  package var storing: String?
  /// That another value is read than is stored.
  package var converting: String?
  /// That a set changes another port.
  package var moving: String?
  /// That some bases cannot occur, and a base that can.
  package var permitting: (known: TraceValue, words: String)?
  /// That a set keeps some of what was stored.
  package var keeping: String?

  package init() {}
}

/// Findings on one system that show one mistake, as far as anybody can see from outside: it is reported
/// once, by the smallest case.
///
/// Reports, pages, logs, lines of JSON and tests show a mistake as one cause. To decide otherwise what is one
/// cause, or which finding is reported, changes kept outputs.
package struct Cause: Hashable, Sendable {
  /// The finding that says it best.
  package let reported: Verdict
  /// The others, in the order in which they were found.
  let others: [Verdict]
  /// What the reported case shows beyond doubt, if it is one of the things that have a sentence.
  let observation: Observation?

  /// What is wrong with a system by these findings, which belong together.
  init(_ first: Verdict, _ findings: [Verdict]) {
    reported = findings.reduce(first) { $1.rank < $0.rank ? $1 : $0 }
    others = findings.filter { [reported] in $0.law.id != reported.law.id }
    observation = Observation(reported)
  }

  /// A finding alone.
  package init(_ verdict: Verdict) { self.init(verdict, [verdict]) }

  /// All findings, the reported one first.
  var verdicts: [Verdict] { [reported] + others }

  /// All laws that break.
  package var laws: [String] { verdicts.map(\.law.id) }

  /// What may be meant on purpose, where the cases show it, and how a test says so.
  package func meant(_ allowances: Allowances) -> String? {
    guard reported.kind == .broken, let found = reported.counterexample,
      let start = found.rows.first
    else { return nil }
    switch observation {
    case .lookWrote, .lookChanged: return nil
    case .otherPortChanged(let other):
      // What it reads, set once more, moves nothing that anybody means.
      guard let moving = allowances.moving, let last = found.rows.last?.operation,
        let port = last.port, reported.law.id != Law.getSet.id
      else { return nil }
      return "if a set of \(found.ports[port]) changes \(other), too, its field says so: \(moving)"
    case .hadToStay, .noPortTells:
      if let keeping = allowances.keeping { return keeping }
    default: break
    }
    let isConverted = start.isSeen && start.system.map(\.value) != [start.systemBase]
    if isConverted, let converting = allowances.converting { return converting }
    if let (known, permitting) = allowances.permitting, let base = start.systemBase,
      reported.law.id == Law.getSet.id, base != known
    {
      return "if nobody may see \(base.text), leave it out: \(permitting)"
    }
    let storesAnother = verdicts.contains { finding in
      if finding.law.id != Law.setGet.id { return false }
      if case .otherWritten = Observation(finding) { return true }
      return false
    }
    return storesAnother ? allowances.storing : nil
  }

  /// Whether a finding of one is like one of the other.
  package func isLike(_ other: Cause) -> Bool {
    verdicts.contains { one in other.verdicts.contains(where: one.isLike) }
  }

  /// Whether the rows of one case begin with all rows of the other: then both are of one binding, though
  /// nothing names it.
  package func isSeen(in other: Cause) -> Bool {
    guard let rows = reported.counterexample?.rows, let others = other.reported.counterexample?.rows
    else {
      return reported.kind == other.reported.kind && reported.grounds == other.reported.grounds
    }
    return rows.starts(with: others) || others.starts(with: rows)
  }

  /// How another finding is related to the reported one.
  ///
  /// Reports print the raw values, in this order.
  enum Relation: String, CaseIterable {
    case sameCase = "same case"
    case longerCase = "cases that begin with it"
    case similar = "other cases that go wrong alike"
  }

  /// The other laws that break, by how their cases are related to the reported one.
  var alsoBroken: [(relation: Relation, laws: [String])] {
    Relation.allCases.compactMap { relation in
      let laws = others.filter { reported.relation(of: $0) == relation }.map(\.law.id)
      return laws.isEmpty ? nil : (relation, laws)
    }
  }
}

extension [Verdict] {
  /// What was found wrong, cause by cause, in the order of their first findings.
  ///
  /// Findings of one system have one cause where they show the same case, where the case of one begins
  /// that of another, where they crash in the same way, and where they first go wrong in the same way or at
  /// the same port.
  package var causes: [Cause] {
    let findings = filter(\.isFinding)
    var groups: [[Int]] = []
    for (index, finding) in findings.enumerated() {
      let near = groups.filter { $0.contains { findings[$0].isLike(finding) } }
      groups.removeAll { near.contains($0) }
      groups.append((near.flatMap(\.self) + [index]).sorted())
    }
    return groups.sorted { $0[0] < $1[0] }.map { group in
      Cause(findings[group[0]], group.map { findings[$0] })
    }
  }
}

extension Verdict {
  /// Whether something is wrong with the system.
  package var isFinding: Bool {
    switch kind {
    case .broken, .flaky, .crashed, .timedOut: true
    case .notJudged: fault != nil
    case .upheld, .proved, .impossible, .gaveUp, .noEvidence, .skipped: false
    }
  }

  /// Whether both findings show one mistake.
  func isLike(_ other: Verdict) -> Bool {
    guard system == other.system else { return false }
    guard let found = counterexample, let another = other.counterexample,
      !kind.isDeath, !other.kind.isDeath
    else { return isSameEnd(as: other) }
    if found.isAboutTransactions != another.isAboutTransactions { return false }
    if [law.id, other.law.id].allSatisfy(lawsOfLateReadings.contains) { return true }
    if found.begins(with: another) || another.begins(with: found) { return true }
    return Departure(found).isLike(Departure(another))
  }

  /// Whether both crashed in the same way, or cannot be judged for one reason.
  private func isSameEnd(as other: Verdict) -> Bool {
    if case .death(let death) = grounds, case .death(let another) = other.grounds {
      return death.isSameEnd(as: another)
    }
    return kind == other.kind && grounds == other.grounds && counterexample == nil
      && other.counterexample == nil
  }

  /// How well the finding says what is wrong: the lowest says it best, and is reported.
  ///
  /// These count in turn: whether it only warns, or is flaky; whether the law is about cost, or rather about
  /// looks; the size of the case; whether its report is hard to read; how many faults break the law; where
  /// the law stands among all laws.
  fileprivate var rank: (Int, Int, Int, Int, Int, Int) {
    (
      (isWarning ? 2 : 0) + (kind == .flaky ? 1 : 0),
      ofLooks.contains(law.id) ? 0 : ofCost.contains(law.id) ? 2 : 1,
      counterexample?.operations ?? .max, hardToRead.contains(law.id) ? 1 : 0,
      KnownFault.count(breaking: law.id), orderOfLaws[law.id] ?? -1
    )
  }

  /// How the case of another finding is related to this one.
  func relation(of other: Verdict) -> Cause.Relation {
    guard let found = counterexample, let another = other.counterexample else { return .sameCase }
    if !another.begins(with: found) { return .similar }
    return found.begins(with: another) ? .sameCase : .longerCase
  }
}

/// Laws about what a look changes: after such a change all that follows is odd, however small the case.
private let ofLooks = Set([Law.getPure, .derivePure].map(\.id))

/// Laws about what a set costs, or what taps can do: what a set leads to says more.
private let ofCost = Set([Law.setOnce, .atomic, .eachMemberWrittenOnce, .tapsReachBoth].map(\.id))

/// Laws whose reports take more reading than those of others about the same case.
private let hardToRead: Set = [
  Law.conforms.id, Law.setLocal.id, Law.writeThrough.id, Law.renderingDistinguishes.id,
]

/// Laws that one late reading breaks, each by a case of its own.
private let lawsOfLateReadings = [Law.readAtOnce.id, Law.tapsArrive.id]

/// Where each law of the library stands in its order.
let orderOfLaws = Dictionary(uniqueKeysWithValues: allLaws.enumerated().map { ($1.id, $0) })
