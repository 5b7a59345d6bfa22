import LawChecking

/// What tasks do, a column for each, in the order in which it happens.
struct TaskColumns {
  private let steps: [Counterexample.Step]

  init(_ steps: [Counterexample.Step]) { self.steps = steps }

  /// A line a step below the names of the tasks; none where there are no tasks.
  var lines: [String] {
    let tasks = steps.map(\.task).max() ?? 0
    if tasks == 0 { return [] }
    let widths = (1...tasks).map { task in
      max(6, steps.filter { $0.task == task }.map(\.text.count).max() ?? 0)
    }
    let head = zip(1...tasks, widths).map { "task \($0)".padded(to: $1) }
    let rows = steps.map { step in
      zip(1...tasks, widths).map { ($0 == step.task ? step.text : "").padded(to: $1) }
    }
    return [""] + ([head] + rows).map { line($0) }
  }

  private func line(_ cells: [String]) -> String {
    let text = "    " + cells.joined(separator: "   ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
