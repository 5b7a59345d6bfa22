import LawChecking

extension Counterexample {
  /// What tasks do, a column for each, in the order in which it happens: a line a step below the names
  /// of the tasks; none where there are no tasks.
  ///
  /// Reports, pages and Markdown hold them.
  var linesOfTasks: [String] {
    let tasks = columns.map(\.task).max() ?? 0
    if tasks == 0 { return [] }
    let head = (1...tasks).map { "task \($0)" }
    let rows = columns.map { step in (1...tasks).map { $0 == step.task ? step.text : "" } }
    return ([head] + rows).columns(apart: 3).map { "    " + $0 }
  }
}
