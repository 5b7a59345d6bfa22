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
  /// The plan of every operation kind and the full length.
  let fullPlan: CasePlan
  /// The bases to start from.
  var starts: Pool<Model.Base>
  /// For each place in the trace the operation kinds that may stand there, in a proof.
  var kindsAlongTrace: [[Int]]?
  /// Whether a case is refused unless one of the law's handles is a held one.
  var wantsHeldVariable = false
  /// Whether `conforms` uses no bindings but those held since the start.
  let holdsBindings: Bool
  /// Whether `conforms` uses no bindings but fresh ones.
  let usesFreshBindings: Bool
  /// Whether an operation that the model does not permit ends the case instead of being left out.
  var stopsAtRefusal = false
  /// Is told of each case before it runs.
  var monitor: (any CaseMonitor)?

  init(
    statement: Statement<Model>, table: ModelTable<Model>,
    make: @escaping (Source<Model.Base>) -> System, options: CheckOptions
  ) {
    let world = table.world
    (self.statement, self.table, self.make) = (statement, table, make)
    (maximumLength, holdsBindings) = (options.maximumLength, options.holdsBindings)
    (usesFreshBindings, monitor) = (options.usesFreshBindings, options.monitor)
    simplestVariables = Variables(
      p: world.handles[0], q: world.handles[0], a: world.values.simplest, b: world.values.simplest,
      t: world.bases.simplest)
    fullPlan = CasePlan(
      maximumLength: options.maximumLength, kinds: Array(world.kinds.indices))
    starts = world.starts
    monitor = options.monitor
  }

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
    if wantsHeldVariable && !variables.p.isHeld && !variables.q.isHeld { return .refused }
    let start = starts.draw(from: &choices)
    // Listed starts are meant; of generated ones only those count that the model permits.
    guard starts.count != nil || Model.permits(start) else { return .refused }
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
  ///
  /// A class, because copying its parts is dear in code that is not optimised.
  final class Opening {
    let length: Int
    let start: Model.Base
    let variables: Variables<Model>
    let plan: CasePlan

    init(length: Int, start: Model.Base, variables: Variables<Model>, plan: CasePlan) {
      (self.length, self.start, self.plan) = (length, start, plan)
      self.variables = variables
    }
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

extension Statement {
  var isConformance: Bool {
    if case .conforms = shape { true } else { false }
  }
}
