package import BindingLaws
package import LawChecking

/// The arguments by which a test would allow what a case shows, as text.
///
/// Each is nil if the expectation has none.
package struct Allowances: Sendable {
  /// The argument that another value is stored than is set.
  package var storing: String?
  /// The argument that another value is read than is stored.
  package var converting: String?
  /// The argument that a set changes another port.
  package var moving: String?
  /// The argument that some bases cannot occur, and a base that can.
  package var permitting: (known: TraceValue, words: String)?
  /// The argument that a set keeps some of what was stored.
  package var keeping: String?

  package init() {}
}

/// Findings on one system that show one mistake, as far as it can be seen from outside.
///
/// The mistake is reported once, by the smallest case. Reports, pages, logs, lines of JSON and tests show it
/// as one cause. Other rules for what is one cause, or which finding is reported, change kept outputs.
package struct Cause: Hashable, Sendable {
  /// The finding that says it best.
  package let reported: Verdict
  /// The other findings, in the order in which they were found.
  let others: [Verdict]
  /// The observation that the reported case shows beyond doubt, or nil if it shows none that has a sentence.
  let observation: Observation?

  /// Makes the cause of these findings, which belong together.
  init(_ first: Verdict, _ findings: [Verdict]) {
    reported = findings.reduce(first) { $1.rank < $0.rank ? $1 : $0 }
    others = findings.filter { [reported] in $0.law.id != reported.law.id }
    observation = Observation(reported)
  }

  /// Makes the cause of one finding alone.
  package init(_ verdict: Verdict) { self.init(verdict, [verdict]) }

  /// All findings, the reported one first.
  var verdicts: [Verdict] { [reported] + others }

  /// All laws that break.
  package var laws: [String] { verdicts.map(\.law.id) }

  /// Returns how a test says that the behaviour is intended, if the cases show that it may be.
  package func meant(_ allowances: Allowances) -> String? {
    guard reported.kind == .broken, let found = reported.counterexample,
      let start = found.rows.first
    else { return nil }
    switch observation {
    case .lookWrote, .lookChanged: return nil
    case .otherPortChanged(let other):
      // Nobody intends that setting what is read changes another port.
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

  /// Whether a finding of this cause is like a finding of the other.
  package func isLike(_ other: Cause) -> Bool {
    verdicts.contains { one in other.verdicts.contains(where: one.isLike) }
  }

  /// Whether the rows of one case begin with all rows of the other.
  ///
  /// Then both are cases of one binding, though nothing names it.
  package func isSeen(in other: Cause) -> Bool {
    guard let rows = reported.counterexample?.rows, let others = other.reported.counterexample?.rows
    else {
      return reported.kind == other.reported.kind && reported.grounds == other.reported.grounds
    }
    return rows.starts(with: others) || others.starts(with: rows)
  }

  /// The relation of another finding to the reported one.
  ///
  /// Reports print the raw values, in this order.
  enum Relation: String, CaseIterable {
    case sameCase = "same case"
    case longerCase = "cases that begin with it"
    case similar = "other cases that go wrong alike"
  }

  /// The other laws that are broken, by how their cases are related to the reported one.
  var alsoBroken: [(relation: Relation, laws: [String])] {
    Relation.allCases.compactMap { relation in
      let laws = others.filter { reported.relation(of: $0) == relation }.map(\.law.id)
      return laws.isEmpty ? nil : (relation, laws)
    }
  }
}

extension [Verdict] {
  /// The causes of all findings, in the order of their first findings.
  ///
  /// Findings of one system have one cause if they show the same case, if the case of one begins with that of
  /// another, if they crash in the same way, or if they first go wrong in the same way or at the same port.
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

  /// Whether both crashed in the same way, or cannot be judged for the same reason.
  private func isSameEnd(as other: Verdict) -> Bool {
    if case .death(let death) = grounds, case .death(let another) = other.grounds {
      return death.isSameEnd(as: another)
    }
    return kind == other.kind && grounds == other.grounds && counterexample == nil
      && other.counterexample == nil
  }

  /// The rank of the finding as a report of its cause.
  ///
  /// The lowest says best what is wrong.
  /// These count in turn: whether it only warns, or is flaky; whether the law is about looks, or about cost;
  /// the size of the case; whether its report is hard to read; how many faults break the law; the position of
  /// the law among all laws.
  fileprivate var rank: (Int, Int, Int, Int, Int, Int) {
    (
      (isWarning ? 2 : 0) + (kind == .flaky ? 1 : 0),
      ofLooks.contains(law.id) ? 0 : ofCost.contains(law.id) ? 2 : 1,
      counterexample?.operations ?? .max, hardToRead.contains(law.id) ? 1 : 0,
      KnownFault.count(breaking: law.id), orderOfLaws[law.id] ?? -1
    )
  }

  /// Returns how the case of another finding is related to this one.
  func relation(of other: Verdict) -> Cause.Relation {
    guard let found = counterexample, let another = other.counterexample else { return .sameCase }
    if !another.begins(with: found) { return .similar }
    return found.begins(with: another) ? .sameCase : .longerCase
  }
}

/// The laws about what a look changes.
///
/// After such a change all that follows is odd, however small the case.
private let ofLooks = Set([Law.getPure, .derivePure].map(\.id))

/// The laws about the cost of a set, or what taps can do.
///
/// The effect of a set says more.
private let ofCost = Set([Law.setOnce, .atomic, .eachMemberWrittenOnce, .tapsReachBoth].map(\.id))

/// The laws whose reports take more reading than those of others about the same case.
private let hardToRead: Set = [
  Law.conforms.id, Law.setLocal.id, Law.writeThrough.id, Law.renderingDistinguishes.id,
]

/// The laws that one late reading breaks, each by a case of its own.
private let lawsOfLateReadings = [Law.readAtOnce.id, Law.tapsArrive.id]

/// The position of each law of the library in its order.
let orderOfLaws = Dictionary(uniqueKeysWithValues: allLaws.enumerated().map { ($1.id, $0) })
