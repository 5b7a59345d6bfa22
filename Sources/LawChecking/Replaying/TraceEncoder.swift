import BindingGenerators
import BindingLaws

/// Finds the draws that make the case of a trace, so that a written trace takes the one path.
///
/// It knows the order of the draws of a case and no more: what a single draw means is found by
/// trying them all. The law's variables are those with which the case prints the same steps.
struct TraceEncoder<System: BindingSystem> {
  typealias Model = System.Model

  private let runner: CaseRunner<System>
  private let law: any Law

  /// An encoder for a trace; where bases or values are generated, only those of the trace are tried.
  init(_ runner: CaseRunner<System>, _ law: any Law, for trace: Trace<Model>) {
    var (bases, values) = ([trace.start], [Model.Value]())
    for operation in trace.operations {
      if case .write(let base) = operation { bases.append(base) }
      if case .set(_, let value) = operation { values.append(value) }
    }
    let world = World(runner.world, listing: bases, values: values)
    var options = CheckOptions()
    options.maximumLength = max(runner.maximumLength, trace.operations.count)
    self.runner = CaseRunner(
      statement: runner.statement, table: ModelTable(world), make: runner.make, options: options)
    self.law = law
  }

  /// The runner and the draws of the trace's case.
  ///
  /// Where several cases print the same trace, one that breaks the law is preferred.
  /// - Throws: `TraceError` when the law's program does not stand at its end.
  func encode(_ trace: Trace<Model>) throws(TraceError) -> (CaseRunner<System>, Choices.Record) {
    var (found, failure): (Choices.Record?, TraceError?) = (nil, nil)
    for candidate in candidates(for: trace) {
      do throws(TraceError) {
        let record = try record(of: trace, with: candidate)
        if runner.failing(record) != nil { return (runner, record) }
        found = found ?? record
      } catch {
        failure = error
      }
    }
    if let found { return (runner, found) }
    throw failure ?? .noProgram(law: law.id, example: example)
  }
}

// MARK: - The law's variables

extension TraceEncoder {
  /// Variables, their draws, and which operations of the trace they make themselves.
  private struct Candidate {
    let draws: [UInt64]
    let lead: Int
    let program: Int
  }

  private static var mostTries: Int { 200_000 }

  private func candidates(for trace: Trace<Model>) -> [Candidate] {
    var (candidates, enumerator, tries) = ([Candidate](), CaseEnumerator(), 0)
    while let next = enumerator.next, tries < Self.mostTries {
      var choices = Choices(replaying: Choices.Record(values: next == [0] ? [] : next))
      let variables = runner.draw(runner.statement.variables, from: &choices)
      if let candidate = candidate(trace, variables, choices.draws) { candidates.append(candidate) }
      enumerator.advance(past: choices.draws)
      tries += 1
    }
    return candidates
  }

  private func candidate(
    _ trace: Trace<Model>, _ variables: Variables<Model>, _ draws: [Choices.Draw]
  ) -> Candidate? {
    let (lead, program) = (runner.holding(variables), runner.program(variables))
    guard lead.count + program.count <= trace.operations.count,
      zip(lead, trace.operations).allSatisfy({ $0.prints(like: $1) }),
      zip(program, trace.operations.suffix(program.count)).allSatisfy({ $0.prints(like: $1) })
    else { return nil }
    return Candidate(draws: draws.map(\.value), lead: lead.count, program: program.count)
  }

  /// What the law does, with its simplest variables.
  private var example: String {
    var zeros = Choices(replaying: Choices.Record(values: []))
    let variables = runner.draw(runner.statement.variables, from: &zeros)
    return runner.program(variables).map(\.description).joined(separator: "; ")
  }
}

extension Operation {
  /// Whether reports print both alike; an echo is printed as the set that it is.
  fileprivate func prints(like other: Operation) -> Bool {
    if description == other.description { return true }
    guard case .echo(let handle) = self, case .set(let port, _) = other else { return false }
    return handle == port
  }
}

extension CaseRunner {
  /// What a case does before its own operations.
  fileprivate func holding(_ variables: Variables<Model>) -> [Operation<Model>] {
    let names = statement.variables
    let handles =
      (names.contains(.p) ? [variables.p] : []) + (names.contains(.q) ? [variables.q] : [])
    return handles.filter(\.isHeld).map { .hold($0.fresh) }
  }

  /// What the law does at the end of a case.
  fileprivate func program(_ variables: Variables<Model>) -> [Operation<Model>] {
    switch statement.shape {
    case .alike(let left, _): left.operations(variables)
    case .after(let program, _): program(variables)
    case .always, .conforms: []
    }
  }
}

// MARK: - The draws

extension TraceEncoder {
  private func record(
    of trace: Trace<Model>, with candidate: Candidate
  ) throws(TraceError) -> Choices.Record {
    let isHeld = runner.statement.isConformance && trace.operations.first?.isHoldingAll == true
    let lead = isHeld ? 1 : candidate.lead
    let own = trace.operations.dropFirst(lead).dropLast(candidate.program)
    var values = [UInt64(own.count)] + candidate.draws + start(trace.start)
    if runner.statement.isConformance { values.append(isHeld ? 1 : 0) }
    var spans: [Range<Int>] = []
    var state = ModelState(runner.table, base: trace.start)
    for operation in trace.operations.prefix(lead) { state.follow(operation) }
    for operation in own {
      let draws = try draws(of: operation, in: state)
      spans.append(values.count..<(values.count + draws.count))
      values += draws
      state.follow(operation)
    }
    return Choices.Record(values: values, spans: spans)
  }

  private func start(_ base: Model.Base) -> [UInt64] {
    let text = traceText(base)
    return draws { traceText(runner.world.starts.draw(from: &$0)) == text } ?? []
  }

  private func draws(
    of operation: Operation<Model>, in state: ModelState<Model>
  ) throws(TraceError) -> [UInt64] {
    let (table, kinds) = (runner.table, runner.fullPlan.kinds)
    let code = table.code(operation)
    let draws = draws {
      table.draw(from: &$0, swarm: kinds, in: state.number, holding: state.held) == code
    }
    if let draws { return draws }
    throw .impossible(operation.description)
  }

  /// The simplest draws with which this is so.
  private func draws(with isSo: (inout Choices) -> Bool) -> [UInt64]? {
    var (enumerator, tries) = (CaseEnumerator(widest: 100_000), 0)
    while let next = enumerator.next, tries < Self.mostTries {
      var choices = Choices(replaying: Choices.Record(values: next))
      if isSo(&choices) { return choices.draws.map(\.value) }
      enumerator.advance(past: choices.draws)
      tries += 1
    }
    return nil
  }
}

extension Operation {
  fileprivate var isHoldingAll: Bool {
    if case .holdAll = self { true } else { false }
  }
}
