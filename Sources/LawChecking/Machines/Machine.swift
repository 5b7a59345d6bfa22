import BindingGenerators
import BindingLaws

/// A write of a base, by the number of what was come to, and the transaction that it came in.
typealias NumberedWrite = (base: Int, transaction: String?)

/// A system that carries out operations beside its model, in numbers; comparisons are of two of them.
///
/// A base that it has come to has the number of its state, or one below zero where the model has not met it.
/// `SystemMachine` alone conforms: `SystemSubject` casts a machine to it without a check.
protocol Machine: AnyObject {
  var transitions: TransitionTable { get }
  /// What the model has come to.
  var state: Int { get }
  /// What the system has come to.
  var reachedBase: Int { get }
  /// The held ports, in the order in which they were first held.
  var held: [Int] { get }
  /// The bases in which bindings were held, in order, where they are asked for.
  var ages: [Int]? { get }
  /// What a law has done by itself, but for what the innermost loop sees.
  var ownUse: OwnUse { get set }
  /// A port that is there, by the model, and whose binding the system did not derive.
  var missing: Int? { get }
  /// Whether a fresh binding was had of a port that is gone, where that is wanted to know.
  var hasUsedGone: Bool { get }
  /// Whether taps go through controls.
  var tapsControls: Bool { get }
  /// The writes since the moment that was marked, in order.
  var writesSinceMark: [NumberedWrite] { get }
  /// How often the base was written by bindings, and how often in all.
  var counts: (writes: Int, changes: Int) { get }
  /// That the store was changed by somebody else, as another system does that has the same one.
  var intrusion: Discrepancy? { get }

  /// Ends the system, and keeps the room.
  func end()
  /// Carries out an operation on the system and follows it in the model.
  func perform(_ code: OperationCode)
  /// Carries out operations one after the other.
  func perform(_ codes: [OperationCode])
  /// Carries out operations until the system may differ from the model after one.
  ///
  /// - Returns: The place of that one; `nil` when there is none.
  func disagreement(in codes: [OperationCode], from first: Int) -> Int?
  /// Where the system differs from the model now.
  func deviation(isHeld: Bool) -> Discrepancy?
  /// Makes now the moment from which writes count.
  func mark()
  /// From now on no binding that is derived is put into a transaction.
  func leaveTransaction()
  /// Puts system and model into a state, by external writes; the system into another base, if one is given.
  func move(to state: Int, base: Int?)
  /// Whether there is a held binding of a port.
  func isHolding(_ port: Int) -> Bool
  /// Whether a port is there in what the system has come to.
  func isPresent(_ port: Int) -> Bool
  /// The number of what is read at a port; `nil` where there is no binding, or none yet.
  func value(_ port: Int, isHeld: Bool) -> Int?
  /// The same for a law, which is given the simplest value where there is no binding.
  func reading(_ port: Int, isHeld: Bool) -> Int
  /// What the control at a port looks like.
  func rendering(_ port: Int) -> String
  /// Carries out a set, and another one at a write of the base by the first.
  ///
  /// - Returns: Whether the first made so many writes.
  func nest(_ inner: OperationCode, at write: Int, of outer: OperationCode) -> Bool
  /// Carries out a set, and returns how many writes of the base it made.
  func performCountingWrites(_ code: OperationCode) -> Int
  /// Runs tasks, as somebody lets them take turns.
  ///
  /// - Parameter scheduling: Runs the tasks to their end, and returns whose turn it was.
  func run(
    _ codes: [OperationCode], by crew: TaskCrew, scheduling: ([() -> Void]) -> TaskTurns
  ) -> TaskRun
  /// Runs tasks on real threads; what came of it.
  func race(_ codes: [OperationCode], by crew: TaskCrew, shifted number: Int) -> TaskOutcome
}

extension Machine {
  /// What reads every port that is there, through fresh bindings and through those that are held.
  var readsOfAll: [OperationCode] {
    (0..<transitions.ports).filter(isPresent).flatMap { port in
      [OperationCode(.get, port: port)]
        + (isHolding(port) ? [OperationCode(.get, port: port, isHeld: true)] : [])
    }
  }

  /// Carries out what a law does by itself.
  func performOwn(_ codes: [OperationCode]) {
    for code in codes {
      ownUse.note(code, transitions)
      perform(code)
    }
  }
}
