import LawChecking

extension Counterexample {
  /// A table of what tasks do: a column for each task, a row for each step.
  ///
  /// Empty if the case has no tasks. Reports, pages and Markdown print it.
  var linesOfTasks: [String] {
    let tasks = columns.map(\.task).max() ?? 0
    if tasks == 0 { return [] }
    let head = (1...tasks).map { "task \($0)" }
    let rows = columns.map { step in (1...tasks).map { $0 == step.task ? step.text : "" } }
    return ([head] + rows).columns(apart: 3).map { "    " + $0 }
  }
}
