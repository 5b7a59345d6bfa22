package import LawChecking

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
  let misbehaviour: Misbehaviour?

  /// What is wrong with a system by these findings, which belong together.
  init(_ first: Verdict, _ findings: [Verdict]) {
    reported = findings.reduce(first) { $1.rank < $0.rank ? $1 : $0 }
    others = findings.filter { [reported] in $0.law.id != reported.law.id }
    misbehaviour = Misbehaviour(reported)
  }

  /// A finding alone.
  package init(_ verdict: Verdict) { self.init(verdict, [verdict]) }

  /// All findings, the reported one first.
  var verdicts: [Verdict] { [reported] + others }

  /// All laws that break.
  package var laws: [String] { verdicts.map(\.law.id) }

  /// Whether a finding of one is like one of the other.
  package func isLike(_ other: Cause) -> Bool {
    verdicts.contains { one in other.verdicts.contains(where: one.isLike) }
  }

  /// Whether the rows of one case begin with all rows of the other: then both are of one binding, though
  /// nothing names it.
  package func sharesStart(with other: Cause) -> Bool {
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
