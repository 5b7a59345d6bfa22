import LawChecking

extension CaseStory {
  /// Markdown for an issue: the facts, the trace as a table, and how to run it again.
  package var markdown: String {
    let heading = "### " + title.replacing(verdict.system, with: "`\(verdict.system)`")
    let body =
      [heading, "", "> " + verdict.law.title, ""] + facts.map(fact) + [""] + table
    let again = command.map { ["```sh", $0, "```", ""] } ?? []
    return (body + again).joined(separator: "\n")
  }

  private func fact(_ label: String, _ text: String) -> String {
    "- \(label): \(text.inCode)"
  }

  private var table: [String] {
    if rows.isEmpty { return [] }
    return ["| | after | system | model | |", "|--:|---|---|---|---|"]
      + rows.enumerated().map { index, row in
        let mark = index == firstDifference ? "**first difference**" : ""
        return "| \(index) | \(row.line.inCode) | \(side(row.system, row.systemBase)) "
          + "| \(side(row.model, row.modelBase)) | \(mark) |"
      } + [""]
  }

  private func side(_ readings: [String], _ base: String) -> String {
    (readings.map { Cell(text: $0).sign ?? $0.inCode } + [base.inCode]).joined(separator: " ")
  }
}

extension String {
  /// The text as code, with more backticks around it than are in it.
  fileprivate var inCode: String {
    let text = replacing("|", with: "\\|").replacing("\n", with: " ")
    let runs = text.split { $0 != "`" }
    let fence = String(repeating: "`", count: (runs.map(\.count).max() ?? 0) + 1)
    let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + gap + text + gap + fence
  }
}
