import LawChecking

extension Counterexample {
  /// A table of what tasks do: a column for each task, a row for each step.
  ///
  /// Empty if the case has no tasks. Reports, pages and Markdown print it.
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
