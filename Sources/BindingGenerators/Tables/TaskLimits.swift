import BindingLaws

/// How much tasks do in one case.
///
/// Drawing, reading and replaying keep to it: a kept token that goes beyond counts as damaged.
/// `LawsOfTime.md` says how many tasks there are.
enum TaskLimits {
  /// How many tasks there are at most.
  static let tasks = 3
  /// How many operations one carries out at most.
  static let operationsOfTask = 3
  /// How many operations there are at most.
  static let operations = 9
  /// What tasks do: a tap or an echo is a get and a set, between which anything may happen.
  ///
  /// Draws number them in this order.
  static let kinds: [OperationKind] = [.set, .get]

  /// Whether tasks may do all this.
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
  /// The same operation, carried out by a task.
  package func of(task number: Int) -> OperationCode {
    var code = self
    code.task = UInt8(clamping: number)
    return code
  }
}

extension [OperationCode] {
  /// All operations of tasks that have not begun, task by task, none of which is left.
  package mutating func takeByTask() -> [OperationCode] {
    defer { self = [] }
    return (1...UInt8(TaskLimits.tasks)).flatMap { task in filter { $0.task == task } }
  }
}
