extension OutsideFigures {
  /// All tables, with that of other frameworks if they were measured.
  var tables: String {
    let own = [
      trees.table, todoTable, planted.tables, challengeTable, sizes.tables,
      laws.tables, costs.table,
    ]
    return (own + [frameworks?.table(beside: costs)].compactMap(\.self)).joined(separator: "\n\n")
  }

  /// A table of faults: the law named beforehand, and the seeds that miss each with few and with many cases.
  private var todoTable: String {
    let rows = zip(todoByDefault.faults, todoWithMore.faults).map { few, many in
      [
        few.fault.rawValue, "`\(few.law)`", "\(few.missed)", "\(few.unseen)", "\(many.missed)",
        "\(many.unseen)",
      ]
    }
    let few = todoByDefault.cases.withCommas
    let many = todoWithMore.cases.withCommas
    return markdown(["fault", "law", few, "\(few), all laws", many, "\(many), all laws"], rows)
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

extension PublishedReport {
  fileprivate var text: String { "\(runs.whole) (\(finals))" }
}
