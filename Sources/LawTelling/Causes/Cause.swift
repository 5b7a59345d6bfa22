package import LawChecking

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
  let misbehaviour: Misbehaviour?

  /// Makes the cause of these findings, which belong together.
  init(_ first: Verdict, _ findings: [Verdict]) {
    reported = findings.reduce(first) { $1.rank < $0.rank ? $1 : $0 }
    others = findings.filter { [reported] in $0.law.id != reported.law.id }
    misbehaviour = Misbehaviour(reported)
  }

  /// Makes the cause of one finding alone.
  package init(_ verdict: Verdict) { self.init(verdict, [verdict]) }

  /// All findings, the reported one first.
  var verdicts: [Verdict] { [reported] + others }

  /// All laws that break.
  package var laws: [String] { verdicts.map(\.law.id) }

  /// Returns whether a finding of this cause is like a finding of the other.
  package func isLike(_ other: Cause) -> Bool {
    verdicts.contains { one in other.verdicts.contains(where: one.isLike) }
  }

  /// Returns whether the rows of one case begin with all rows of the other.
  ///
  /// Then both are cases of one binding, though nothing names it.
  package func sharesStart(with other: Cause) -> Bool {
    guard let rows = reported.counterexample?.rows,
      let otherRows = other.reported.counterexample?.rows
    else {
      return reported.kind == other.reported.kind && reported.grounds == other.reported.grounds
    }
    return rows.starts(with: otherRows) || otherRows.starts(with: rows)
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
