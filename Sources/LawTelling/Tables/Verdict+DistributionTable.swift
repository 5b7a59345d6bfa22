package import LawChecking

extension Verdict {
  /// The mix of the cases: a line for each kind of operation, the most frequent first.
  ///
  /// Nil for a verdict that did not come from cases. `--statistics` prints it, and tests attach it to a law
  /// without evidence.
  package var distributionTable: String? {
    guard let mix else { return nil }
    // Cases without operations have no shares: 1 only keeps the division from failing.
    let total = max(1, mix.operations.map(\.count).reduce(0, +))
    let rows = mix.operations.sorted { $0.count > $1.count }.map { kind, count in
      let share = "\(count * 100 / total) %"
      return "  \(kind.padded(to: widthOfColumn)) \("\(count)".padded(to: widthOfColumn)) \(share)"
    }
    let states = mix.states.map { ", \($0.counted("base"))" } ?? ""
    let premise =
      "  \(mix.cases.counted("case")) met the premise, \(mix.refusals) did not\(states)"
    return ([premise, ""] + rows).joined(separator: "\n") + "\n"
  }
}

/// The width of the column of kinds, and of that of counts: two more than the longest kind, `holdAll`.
private let widthOfColumn = 9
