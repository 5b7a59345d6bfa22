import BindingGenerators
import BindingLaws

/// Runs one case of a law on a system: the one path that checking, simplifying, enumerating and
/// replaying share.
///
/// The draws of a case, in order: how many operations, the law's variables, the base to start
/// from, for `conforms` whether bindings are held, and the operations, a span each.
struct CaseRunner<System: BindingSystem> {
  typealias Model = System.Model

  let statement: Statement<Model>
  let world: World<Model>
  let make: (Source<Model.Base>) -> System
  var maximumLength: Int
  /// Whether an operation that the model does not permit ends the case instead of being left out.
  var stopsAtRefusal = false

  /// Runs the case that the choices make.
  ///
  /// - Parameters:
  ///   - choices: Where the draws come from.
  ///   - plan: What random draws are limited to.
  ///   - recorder: Keeps the trace, when there is one.
  func run(
    _ choices: inout Choices, within plan: CasePlan<Model>, recorder: TraceRecorder<Model>? = nil
  ) -> CaseOutcome {
    let length = choices.draw(
      below: UInt64(maximumLength + 1), preferring: UInt64(plan.maximumLength + 1))
    let variables = draw(statement.variables, from: &choices)
    let start = world.starts.draw(from: &choices)
    guard Model.permits(start) else { return .refused }
    recorder?.begin(at: start)
    let opening = Opening(length: Int(length), start: start, variables: variables, plan: plan)
    switch statement.shape {
    case .conforms: return conforms(opening, &choices, recorder)
    case .always(let check): return always(check, opening, &choices, recorder)
    case .after(let program, let check): return after(program, check, opening, &choices, recorder)
    case .alike(let left, let right): return alike(left, right, opening, &choices, recorder)
    }
  }

  /// What was drawn before the operations.
  struct Opening {
    let length: Int
    let start: Model.Base
    let variables: Variables<Model>
    let plan: CasePlan<Model>
  }

  func trial(_ opening: Opening) -> Trial<System> {
    let trial = Trial<System>(world, start: opening.start, make: make)
    trial.source.isLogging = !statement.isConformance
    if statement.needs == .transactions { trial.transaction = transactionLabel }
    return trial
  }

  /// Draws and performs the operations one after the other until `visit` says what is wrong.
  ///
  /// - Returns: `nil` when an operation is not permitted and refusals end the case.
  func performOperations(
    _ opening: Opening, on trial: Trial<System>, _ choices: inout Choices,
    _ visit: (Operation<Model>) -> CaseOutcome?
  ) -> CaseOutcome? {
    for _ in 0..<opening.length {
      let drawn = choices.span {
        world.operation(from: &$0, swarm: opening.plan.kinds, in: trial.state)
      }
      guard let operation = drawn else {
        if stopsAtRefusal { return .refused }
        continue
      }
      if let outcome = visit(operation) { return outcome }
    }
    return nil
  }
}

/// What the random draws of one case are limited to.
struct CasePlan<Model: ReferenceModel> {
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

/// Keeps the trace of a case.
final class TraceRecorder<Model: ReferenceModel> {
  private(set) var trace: Trace<Model>?
  /// The base before the law's program.
  var turningPoint: Model.Base?
  /// How many of the operations belong to the law's program.
  var programLength = 0
  /// What the law's variables were.
  var variables: Variables<Model>?

  func begin(at start: Model.Base) {
    trace = Trace(start: start)
  }

  func append(_ operation: Operation<Model>) {
    trace?.operations.append(operation)
  }
}

extension Statement {
  var isConformance: Bool {
    if case .conforms = shape { true } else { false }
  }
}
