import BindingLaws
import LawChecking
import LawTelling

extension OutsideFigures {
  /// All tables, with that of other frameworks if they were measured.
  var tables: String {
    let own = [
      trees.table, todoTable, planted.tables, challengeTable, sizes.tables,
      laws.tables, costs.table,
    ]
    return (own + [page?.table(beside: costs)].compactMap(\.self)).joined(separator: "\n\n")
  }

  /// A table of faults: the law named beforehand, and the seeds that miss each with few and with many cases.
  private var todoTable: String {
    let rows = zip(todoByDefault.faults, todoWithMore.faults).map { few, many in
      [
        few.fault.rawValue, "`\(few.law)`", "\(few.missed)", "\(few.unseen)", "\(many.missed)",
        "\(many.unseen)",
      ]
    }
    return markdown(["fault", "law", "300", "300, all laws", "3,000", "3,000, all laws"], rows)
  }

  /// A table of challenges: how many seeds reach the published minimum, and the runs of others.
  private var challengeTable: String {
    let rows = challenges.map { challenge in
      [
        challenge.name + (challenge.isGreen ? "" : " (red)"), "`\(challenge.minimum)`",
        "\(challenge.compared.minimal)",
        "\(challenge.compared.runs.whole) (\(challenge.compared.finals.count))",
        challenge.hypothesis?.text ?? "", challenge.jqwik.text, challenge.exhaust.text,
      ]
    }
    return markdown(
      ["challenge", "published minimum", "reached", "runs", "Hypothesis", "jqwik", "Exhaust"], rows)
  }
}

extension CostFigures {
  /// A table of the costs of all laws on some systems, by effort.
  fileprivate var table: String {
    let ofTen = efforts.first { $0.effort == .normal }?.seconds ?? 1
    let rows = (efforts + [normal]).map { run in
      [
        "\(run.effort)", "\(run.systems)", "\(run.checks)", "\(run.made)",
        "\((run.seconds / ofTen).rounded(to: 1))",
      ]
    }
    return markdown(["effort", "systems", "checks", "systems made", "time"], rows)
  }
}

extension FrameworkFigures {
  /// Returns a table of frameworks, with ours under them.
  func table(beside ours: CostFigures) -> String {
    let rows = frameworks.map { other in
      [other.name, other.byBase.whole] + (other.search?.cells ?? Array(repeating: "", count: 5))
    }
    let time = basePerSecond.map { ($0 / ours.w1.operationsPerSecond).whole } ?? ""
    let own = ["this one", time] + Search(ours.w2).cells
    return markdown(
      [
        "framework", "time", "found", "first after", "simplified in", "two operations", "results",
      ], rows + [own])
  }
}

extension FrameworkFigures.Search {
  fileprivate init(_ ours: Simplification) {
    self.init(
      found: "\(ours.found)/\(ours.seeds)", first: ours.firstMedian,
      simplified: ours.simplifyMedian,
      minimal: 100 * ours.minimal / max(1, ours.found), finals: ours.distinctFinals)
  }

  fileprivate var cells: [String] {
    [found, "\(first)", "\(simplified)", "\(minimal) %", "\(finals)"]
  }
}

extension ChallengeFigures {
  /// Whether every seed ends in the published minimum.
  var isGreen: Bool { compared.minimal == seeds }
}

extension Report {
  fileprivate var text: String { "\(runs.whole) (\(finals))" }
}

extension Double {
  fileprivate var whole: String { "\(Int(rounded()))" }
}

extension TreeFigures {
  /// A table of faults: the smallest case of each, and the mean number of the case that shows it.
  ///
  /// There are two such numbers: of `conforms`, and of the other law that sees the fault soonest.
  fileprivate var table: String {
    let rows = TreeFault.allCases.map { fault in
      [
        fault.rawValue, "`\(traces[fault.rawValue, default: []].joined(separator: "; "))`",
        cell(Law.conforms.id, fault)?.text ?? "", soonest(fault),
      ]
    }
    return markdown(["fault", "smallest case", "`conforms`", "another law"], rows)
  }

  /// Returns the law but `conforms` that most seeds find a fault by, and of several such laws the soonest.
  private func soonest(_ fault: TreeFault) -> String {
    let others = cells.filter { $0.fault == fault && $0.law != Law.conforms.id && $0.found > 0 }
    let first = others.min { ($1.found, $0.mean ?? 0) < ($0.found, $1.mean ?? 0) }
    return first.map { "`\($0.law)` \($0.text)" } ?? ""
  }

  /// Returns the findings of a law on a fault, or on the correct tree.
  func cell(_ law: String, _ fault: TreeFault?) -> Cell? {
    cells.first { $0.law == law && $0.fault == fault }
  }
}

extension TreeFigures.Cell {
  /// The mean number of the case, and the share of seeds that found the fault if not all did.
  fileprivate var text: String {
    guard let mean else { return "" }
    let share = found * 100 / seeds
    return "\(mean.rounded(to: 1))" + (share == 100 ? "" : " (\(share) %)")
  }
}
