import BindingLaws

/// The limits of tasks in one case.
///
/// Drawing, reading and replaying keep to them: a kept token that goes beyond counts as damaged.
/// `LawsOfTime.md` names the number of tasks.
enum TaskLimits {
  /// The most tasks of a case.
  static let tasks = 3
  /// The most operations of a task.
  static let operationsOfTask = 3
  /// The most operations of a case.
  static let operations = 9
  /// The kinds of operations of tasks.
  ///
  /// A tap or an echo would be a get and a set, between which anything may happen. Draws number the kinds
  /// in this order.
  static let kinds: [OperationKind] = [.set, .get]

  /// Returns whether tasks may carry out all of these operations.
  static func permit(_ operations: some Collection<OperationCode>) -> Bool {
    operations.allSatisfy { code in
      (1...tasks).contains(Int(code.task)) && kinds.contains(code.kind) && !code.isHeld
    }
      && (1...UInt8(tasks)).allSatisfy { task in
        operations.count { $0.task == task } <= operationsOfTask
      }
  }
}

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
