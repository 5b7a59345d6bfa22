import BindingLaws
import LawTelling

extension OutsideFigures {
  /// The tables alone, or the article around them.
  func text(asArticle: Bool) -> String {
    let tables = [trees.table, trees.faults, todoTable, challengeTable]
    return asArticle ? article(tables) : tables.joined(separator: "\n\n")
  }

  /// By fault: the law named beforehand, and how many seeds miss it with few and with many cases.
  private var todoTable: String {
    let rows = zip(todos[0].faults, todos[1].faults).map { few, many in
      [
        few.fault.rawValue, "`\(few.law)`", "\(few.missed)", "\(few.unseen)", "\(many.missed)",
        "\(many.unseen)",
      ]
    }
    return markdown(["fault", "law", "300", "300, all laws", "3,000", "3,000, all laws"], rows)
  }

  private var challengeTable: String {
    let rows = challenges.map { challenge in
      [
        challenge.name + (challenge.isGreen ? "" : " (red)"), "`\(challenge.minimum)`",
        "\(challenge.compared.minimal)", "\(challenge.compared.finals.count)",
        "\(challenge.alone.finals.count)", challenge.compared.runs.whole,
        challenge.alone.runs.whole, challenge.hypothesis?.text ?? "", challenge.jqwik.text,
      ]
    }
    return markdown(
      [
        "challenge", "published minimum", "reached", "finals", "finals alone", "runs",
        "runs alone", "Hypothesis", "jqwik",
      ], rows)
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
  /// By law and fault: the mean number of the case that shows it, and of how many seeds, where not of all.
  fileprivate var table: String {
    let seen = TreeSystem.laws.filter { law in cells.contains { $0.law == law.id && $0.found > 0 } }
    let rows = seen.map { law in
      ["`\(law.id)`"]
        + TreeFault.allCases.map { fault in
          guard let cell = cell(law.id, fault), let mean = cell.mean else { return "" }
          let share = cell.found * 100 / cell.seeds
          return "\(mean.rounded(to: 1))" + (share == 100 ? "" : " (\(share) %)")
        }
    }
    return markdown(["law"] + TreeFault.allCases.indices.map { "\($0 + 1)" }, rows)
  }

  /// Each fault with its number and its smallest case.
  fileprivate var faults: String {
    let rows = TreeFault.allCases.enumerated().map { place, fault in
      [
        "\(place + 1)", fault.rawValue,
        "`\(traces[fault.rawValue, default: []].joined(separator: "; "))`",
      ]
    }
    return markdown(["", "fault", "smallest case"], rows)
  }

  func cell(_ law: String, _ fault: TreeFault?) -> Cell? {
    cells.first { $0.law == law && $0.fault == fault }
  }
}

/// A table in Markdown.
private func markdown(_ head: [String], _ rows: [[String]]) -> String {
  ([head, head.map { _ in "---" }] + rows)
    .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
}
