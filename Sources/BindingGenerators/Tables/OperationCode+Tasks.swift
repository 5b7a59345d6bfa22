extension OperationCode {
  /// Returns the same operation, carried out by a task.
  package func of(task number: Int) -> OperationCode {
    var code = self
    code.task = UInt8(clamping: number)
    return code
  }
}

extension [OperationCode] {
  /// Removes and returns the operations of all tasks, task by task.
  package mutating func takeByTask() -> [OperationCode] {
    defer { self = [] }
    return (1...UInt8(TaskLimits.tasks)).flatMap { task in filter { $0.task == task } }
  }
}
