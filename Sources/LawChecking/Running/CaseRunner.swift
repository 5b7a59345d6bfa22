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
  /// The states to start from, or `nil` where bases to start from are generated.
  var starts: [Int]?
  /// What a proof restricts cases to, and nothing else does.
  var pattern: ProofPattern?
  /// Whether `conforms` uses no bindings but those held since the start.
  let holdsBindings: Bool
  /// Whether `conforms` uses no bindings but fresh ones.
  let usesFreshBindings: Bool
  /// Whether an operation that the model does not permit ends the case instead of being left out,
  /// and draws move on to what it permits: for cases that are counted through.
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
    starts = table.starts
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
    choices.movesOn = stopsAtRefusal
    table.reset()
    let length = choices.draw(
      below: UInt64(maximumLength + 1), preferring: UInt64(plan.maximumLength + 1))
    let variables = draw(statement.variables, from: &choices)
    let state = drawStart(of: variables, isImmediate: length == 0, from: &choices)
    guard let state else { return .refused }
    recorder?.begin(at: table.base(of: state))
    let opening = Opening(length: Int(length), state: state, variables: variables, plan: plan)
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
    /// The state to start from.
    let state: Int
    let variables: Variables<Model>
    let plan: CasePlan

    init(length: Int, state: Int, variables: Variables<Model>, plan: CasePlan) {
      (self.length, self.state, self.plan) = (length, state, plan)
      self.variables = variables
    }
  }

  func trial(_ opening: Opening) -> Trial<System> {
    let trial = Trial<System>(
      table, state: opening.state, isLogging: statement.looksAtWrites, make: make)
    if statement.needs == .transactions { trial.transaction = transactionLabel }
    return trial
  }

  /// Draws the next operation, a span of its own; `nil` when the model does not permit it.
  func drawOperation(
    _ opening: Opening, at place: Int, in state: Int, holding held: [Int],
    _ choices: inout Choices
  ) -> OperationCode? {
    let limits = pattern?.places[place]
    let mark = choices.beginSpan()
    let code = table.draw(
      from: &choices, swarm: limits?.kinds ?? opening.plan.kinds, in: state, holding: held,
      throughHeld: limits?.isHeld ?? false)
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

  /// What is wrong, if anything.
  var discrepancy: Discrepancy? {
    if case .broken(let discrepancy) = self { discrepancy } else { nil }
  }
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
