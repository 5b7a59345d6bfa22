import LawChecking

extension Counterexample {
  /// What tasks do, a column for each, in the order in which it happens: a line a step below the names
  /// of the tasks; none where there are no tasks.
  ///
  /// Reports, pages and Markdown hold them.
  var taskTable: [String] {
    let taskCount = taskSteps.map(\.task).max() ?? 0
    guard taskCount > 0 else { return [] }
    let head = (1...taskCount).map { "task \($0)" }
    let rows = taskSteps.map { step in
      (1...taskCount).map { task in task == step.task ? step.text : "" }
    }
    return ([head] + rows).columns(apart: 3).map { "    " + $0 }
  }
}
