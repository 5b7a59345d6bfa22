import BindingLaws
import LawChecking

extension CaseStory {
  /// The case in Markdown, for an issue: the facts, the trace as a table, and how to run it again.
  ///
  /// `Summary` folds it up in the summary of a job. `Fixtures/Reports/Mistakes` keeps some.
  package var markdown: String {
    let heading = "### " + title(calling: "`\(verdict.system)`")
    let head = [heading, "", "> " + verdict.law.title, ""] + facts.map(item) + [""]
    let tasks = taskTable.isEmpty ? [] : ["```text"] + taskTable + ["```", ""]
    let again = replay.map { ["```sh", $0.command, "```", ""] } ?? []
    return (head + table + tasks + again).joined(separator: "\n")
  }

  /// Returns a fact as an item, with values as code and sentences as they are.
  private func item(_ fact: Fact) -> String {
    let text = fact.label.isCode ? fact.text.inCode : fact.text.escapedForXML
    return "- \(fact.label.rawValue): \(text)"
  }

  /// The table of operations.
  ///
  /// Readings of held bindings that are not the present have a column.
  private var table: [String] {
    if steps.isEmpty { return [] }
    let head =
      ["", "after"] + comparison.names.map(\.escapedInCell)
      + (comparison.showsHeld ? ["held"] : []) + [""]
    let rule = ["--:"] + head.dropFirst().map { _ in "---" }
    let rows = comparison.pairs.enumerated().map { index, pair in
      let held = comparison.showsHeld ? [signs(comparison.rows[index].held)] : []
      let mark = index == comparison.differingRow ? "**first difference**" : ""
      return ["\(index)", pair.line.inCell, text(pair.left), text(pair.right)] + held + [mark]
    }
    let finalRow = comparison.finalLook.map { look in
      ["", look.subject, look.left.text.inCell, look.right.text.inCell, "**first difference**"]
    }
    let cells = [head, rule] + rows + [finalRow].compactMap(\.self)
    return cells.map { "| \($0.joined(separator: " | ")) |" } + [""]
  }

  /// Returns the text of a side after a step.
  private func text(_ snapshot: Snapshot?) -> String {
    guard let snapshot else { return "" }
    let does = snapshot.ownOperation.map { $0.inCell + " " } ?? ""
    let wrote =
      snapshot.writes.isEmpty
      ? "no write" : "wrote \(snapshot.writes.map(\.text).joined(separator: ", ").inCell)"
    let readings = snapshot.end.map { "✗ \($0)".inCell } ?? signs(snapshot.readings)
    let shown = [readings, (snapshot.base?.text ?? "–").inCell]
    return does + (shown + (comparison.showsWrites ? [wrote] : [])).joined(separator: " ")
  }

  /// Returns readings in a line, each as its sign or as code.
  private func signs(_ readings: [Counterexample.Reading?]) -> String {
    readings.map { reading in
      guard let cell = reading?.cell else { return "·" }
      return cell.sign ?? cell.text.inCell
    }.joined(separator: " ")
  }
}
