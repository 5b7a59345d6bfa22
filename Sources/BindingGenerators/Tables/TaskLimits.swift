import BindingLaws

/// The limits of tasks in one case.
///
/// Drawing, reading and replaying keep to them: a kept token that goes beyond counts as damaged.
/// `LawsOfTime.md` names the number of tasks.
enum TaskLimits {
  /// The most tasks of a case.
  ///
  /// A program runs in every order of the accesses of its tasks. Three tasks of three accesses have 1,680 orders. A
  /// fourth such task would make 369,600 of them.
  static let tasks = 3
  /// The most operations of a task.
  static let operationsOfTask = 3
  /// The most operations of a case.
  static let operations = tasks * operationsOfTask
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
