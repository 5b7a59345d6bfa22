import BindingGenerators
import BindingLaws

/// Runs one case of a law on a system: the one path that checking, simplifying, enumerating and
/// replaying share.
///
/// The draws of a case, in order: how many operations, the law's variables, the base to start
/// from, for `conforms` whether bindings are held, and the operations, a span each.
struct CaseRunner<System: BindingSystem> {
  typealias Model = System.Model
  typealias Recorder = TraceRecorder<Model>

  let statement: Statement<Model>
  let table: ModelTable<Model>
  let make: (Source<Model.Base>) -> System
  let maximumLength: Int
  /// What the variables of a law are that it does not quantify over.
  let simplestVariables: Variables<Model>
  /// The bases to start from.
  var starts: Pool<Model.Base>
  /// For each place in the trace the operation kinds that may stand there, in a proof.
  var kindsAlongTrace: [[Int]]?
  /// Whether `conforms` uses no bindings but those held since the start.
  var holdsBindings = false
  /// Whether an operation that the model does not permit ends the case instead of being left out.
  var stopsAtRefusal = false
  /// Is told of each case before it runs.
  var monitor: (any CaseMonitor)?

  var world: World<Model> { table.world }

  /// Runs the case that the choices make.
  ///
  /// - Parameters:
  ///   - choices: Where the draws come from.
  ///   - plan: What random draws are limited to.
  ///   - recorder: Keeps the trace, when there is one.
  func run(
    _ choices: inout Choices, within plan: CasePlan, recorder: Recorder? = nil
  ) -> CaseOutcome {
    monitor?.willRun(choices, within: plan, stopsAtRefusal: stopsAtRefusal)
    table.reset()
    let length = choices.draw(
      below: UInt64(maximumLength + 1), preferring: UInt64(plan.maximumLength + 1))
    let variables = draw(statement.variables, from: &choices)
    let start = starts.draw(from: &choices)
    guard Model.permits(start) else { return .refused }
    recorder?.begin(at: start)
    let opening = Opening(length: Int(length), start: start, variables: variables, plan: plan)
    switch statement.shape {
    case .conforms: return conforms(opening, &choices, recorder)
    case .always(let check): return always(check, opening, &choices, recorder)
    case .after(let program, let check):
      return after(program, check, opening, &choices, recorder)
    case .alike(let left, let right): return alike(left, right, opening, &choices, recorder)
    }
  }

  /// What was drawn before the operations.
  struct Opening {
    let length: Int
    let start: Model.Base
    let variables: Variables<Model>
    let plan: CasePlan
  }

  func trial(_ opening: Opening) -> Trial<System> {
    let trial = Trial<System>(
      table, start: opening.start, isLogging: statement.looksAtWrites, make: make)
    if statement.needs == .transactions { trial.transaction = transactionLabel }
    return trial
  }

  /// Draws the next operation, a span of its own; `nil` when the model does not permit it.
  func drawOperation(
    _ opening: Opening, at place: Int, on trial: Trial<System>, _ choices: inout Choices
  ) -> OperationCode? {
    let kinds = kindsAlongTrace?[place] ?? opening.plan.kinds
    let mark = choices.beginSpan()
    let code = table.draw(from: &choices, swarm: kinds, in: trial.state, holding: trial.held)
    choices.endSpan(mark)
    return code
  }
}

/// What the random draws of one case are limited to.
package struct CasePlan {
  /// The largest number of operations.
  var maximumLength: Int
  /// The indices of the operation kinds in use.
  var kinds: [Int]
}

/// How one case ended.
enum CaseOutcome {
  /// Nothing is wrong.
  case upheld
  /// The law does not speak about this case.
  case refused
  /// Something is wrong.
  case broken(Discrepancy)
}

extension Statement {
  /// Whether the law may look at what was written, not only at what it led to.
  fileprivate var looksAtWrites: Bool {
    switch shape {
    case .after, .always: true
    case .alike, .conforms: false
    }
  }
}
