import BindingGenerators
import BindingLaws

/// A write of a base: the number of the base that was reached, and the transaction of the write.
typealias NumberedWrite = (base: Int, transaction: String?)

/// A system that carries out operations beside its model, in numbers.
///
/// Laws compare two of them.
/// A base that it has reached has the number of its state, or one below zero if the model has not met it. What
/// its numbers mean holds as long as somebody holds their `meaning`.
/// Only `SystemMachine` conforms, which knows the type of the system.
protocol Machine: AnyObject {
  var transitions: TransitionTable { get }
  /// The meaning of its numbers, that of the case which the system was made for.
  var meaning: Meaning { get }
  /// The state of the model.
  var state: Int { get }
  /// The number of the base that the system has reached.
  var reachedBase: Int { get }
  /// The held ports, in the order in which they were first held.
  var held: [Int] { get }
  /// The bases in which bindings were held, in order.
  ///
  /// Nil if nobody asks for them.
  var ages: [Int]? { get }
  /// The use that a law makes of the system, except what the innermost loop sees.
  var ownUse: OwnUse { get set }
  /// A port that the model has, and of which the system derived no binding.
  var missing: Int? { get }
  /// Whether a fresh binding was derived of a port that is gone, if anybody wants to know.
  var hasUsedGone: Bool { get }
  /// Whether taps go through controls.
  var tapsControls: Bool { get }
  /// The writes since the latest `mark`, in order.
  var writesSinceMark: [NumberedWrite] { get }
  /// The number of writes of the base by bindings, and of all its changes.
  var counts: (writes: Int, changes: Int) { get }
  /// The discrepancy if the store was changed from outside, by another system that shares it.
  var intrusion: Discrepancy? { get }

  /// Ends the system, and keeps its storage for the next one.
  func end()
  /// Carries out an operation on the system and on the model.
  func perform(_ code: OperationCode)
  /// Carries out operations one after the other.
  func perform(_ codes: [OperationCode])
  /// Carries out operations until the system may differ from the model after one.
  ///
  /// - Returns: The index of that operation. Nil if there is none.
  func disagreement(in codes: [OperationCode], from first: Int) -> Int?
  /// Returns the first discrepancy between system and model now, or nil if there is none.
  func deviation(isHeld: Bool) -> Discrepancy?
  /// Counts writes from now on.
  func mark()
  /// Puts no binding that is derived from now on into a transaction.
  func leaveTransaction()
  /// Moves system and model to a state, by external writes.
  ///
  /// The system moves to another base if one is given.
  func move(to state: Int, base: Int?)
  /// Whether a binding of a port is held.
  func isHolding(_ port: Int) -> Bool
  /// Whether a port is there in the base that the system has reached.
  func isPresent(_ port: Int) -> Bool
  /// Returns the number of the value at a port, or nil if there is no binding, or none yet.
  func value(_ port: Int, isHeld: Bool) -> Int?
  /// Returns the number of the value at a port for a law, or of the simplest value if there is no binding.
  func reading(_ port: Int, isHeld: Bool) -> Int
  /// Renders the control at a port.
  func rendering(_ port: Int) -> String
  /// Carries out a set, and another one at a write of the base by the first.
  ///
  /// - Returns: Whether the first made that many writes.
  func nest(_ inner: OperationCode, at write: Int, of outer: OperationCode) -> Bool
  /// Carries out a set, and returns how many writes of the base it made.
  func performCountingWrites(_ code: OperationCode) -> Int
  /// Whether the law applies to a case in the base that the system has reached.
  func isExpected(_ testCase: LoadedCase) -> Bool
  /// Whether the system now shows what the law speaks about.
  func isWitness(_ testCase: LoadedCase) -> Bool
  /// Returns what the law finds wrong with the system now, or nil if nothing is.
  func check(_ testCase: LoadedCase) -> Discrepancy?
  /// Carries out an operation, and returns what the law finds wrong with the notices to readers during it.
  func checkReaders(during code: OperationCode) -> Discrepancy?
  /// Runs tasks by turns, as the closure decides.
  ///
  /// - Parameter scheduling: Runs the tasks to their end, and returns whose turn it was.
  func run(
    _ codes: [OperationCode], by crew: TaskCrew, scheduling: ([() -> Void]) -> TaskTurns
  ) -> TaskRun
  /// Runs tasks on real threads, and returns the outcome.
  func race(_ codes: [OperationCode], by crew: TaskCrew, shifted number: Int) -> TaskOutcome
}

extension Machine {
  /// The reads of every port that is there, through fresh bindings and through held ones.
  var readsOfAll: [OperationCode] {
    (0..<transitions.ports).filter(isPresent).flatMap { port in
      [OperationCode(.get, port: port)]
        + (isHolding(port) ? [OperationCode(.get, port: port, isHeld: true)] : [])
    }
  }

  /// Carries out operations of the law itself.
  func performOwn(_ codes: [OperationCode]) {
    for code in codes {
      ownUse.note(code, transitions)
      perform(code)
    }
  }
}
