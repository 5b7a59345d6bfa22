import BindingLaws

/// Draws the cases of several tasks.
///
/// `CaseSpace+Draws` finds these draws again, draw by draw. Other draws change the cases of every seed.
extension CaseSpace {
  /// Draws the operations of tasks, a span for each.
  ///
  /// False if fewer than two tasks do anything, or if one does too much. Tasks are numbered in the order of
  /// their first operations, so that no two cases differ in numbers alone.
  func drawTasks(
    of drawn: inout Case, length: Int, in state: Int, from choices: inout Choices
  ) -> Bool {
    var counts: [Int] = []
    for place in 0..<length {
      // If one task has done everything so far, the last operation is of a second one.
      let needsNewTask = place == length - 1 && counts.count == 1
      let code = choices.span { choices in
        operation(of: &drawn, in: state, after: counts, byNewTask: needsNewTask, from: &choices)
      }
      guard let code else { return false }
      let task = Int(code.task) - 1
      if task == counts.count { counts.append(0) }
      counts[task] += 1
      drawn.operations.append(code)
    }
    return counts.count > 1
  }

  /// Draws an operation of a task that may still do one.
  ///
  /// - Parameters:
  ///   - counts: The number of operations of each task so far.
  ///   - needsNewTask: Whether none of these tasks may do it.
  private func operation(
    of drawn: inout Case, in state: Int, after counts: [Int], byNewTask needsNewTask: Bool,
    from choices: inout Choices
  ) -> OperationCode? {
    let tasks = min(counts.count + 1, TaskLimits.tasks)
    let task = choices.index(below: tasks) { task in
      let isNew = task == counts.count
      return isNew || (!needsNewTask && counts[task] < TaskLimits.operationsOfTask)
    }
    let kind = TaskLimits.kinds[choices.index(below: TaskLimits.kinds.count)]
    let port = choices.index(below: table.transitions.ports) { table.isPresent($0, in: state) }
    guard let task, let port else { return nil }
    let value = kind.operand.map { draw($0, of: &drawn, from: &choices) } ?? 0
    return OperationCode(kind, port: port, value: value).of(task: task + 1)
  }
}
