import BindingGenerators
import BindingLaws

/// How a case is named.
package enum CaseName: Sendable {
  /// By a token.
  case token(String)
  /// By a trace, as a report prints it.
  case trace(String)
}

/// A case that a token or a trace names, ready to run.
struct NamedCase<System: BindingSystem> {
  typealias Model = System.Model

  let runner: CaseRunner<System>
  var record: Choices.Record
  /// The sizes of the world where draws can be put into a token; `nil` where they cannot, because
  /// the values of the trace were given and not drawn.
  let sizes: [Int]?
  /// The trace that names it.
  private var trace: Trace<Model>?

  /// Finds the case.
  ///
  /// - Throws: `TokenError`, `TraceError` or `ReplayError`, each one sentence.
  init(
    _ name: CaseName, _ law: any Law, options: CheckOptions,
    make: @escaping (Source<Model.Base>) -> System
  ) throws {
    switch name {
    case .token(let text):
      let token = try Token(text)
      runner = try Self.runner(law, options.reaching(token), make)
      sizes = runner.world.sizes
      record = Choices.Record(values: token.draws)
      try token.requireFit(to: runner.world.sizes)
    case .trace(let text):
      let drawing = try Self.runner(law, options, make)
      let trace = try TraceReader<Model>(world: drawing.world).read(text)
      (runner, record) = try TraceEncoder(drawing, law, for: trace).encode(trace)
      self.trace = trace
      sizes = drawing.world.isFinite ? drawing.world.sizes : nil
    }
  }

  /// The runner of a law that has to speak about the system.
  static func runner(
    _ law: any Law, _ options: CheckOptions, _ make: @escaping (Source<Model.Base>) -> System
  ) throws -> CaseRunner<System> {
    guard let runner = try CaseRunner(law, make: make, options: options) else {
      throw ReplayError.lawDoesNotApply(law: law.id, system: System.displayName)
    }
    return runner
  }
}

extension NamedCase {
  /// Refuses a trace that the case does not follow: a law that sets what it reads decides by itself
  /// what that is.
  func requireItsTrace(_ law: any Law) throws(TraceError) {
    let recorder = TraceRecorder<Model>()
    var choices = Choices(replaying: record)
    _ = runner.run(&choices, within: runner.fullPlan, recorder: recorder)
    guard let trace, let run = recorder.trace else { return }
    let steps = zip(Timeline(runner, run).lines, Timeline(runner, trace).lines)
    if let (step, written) = steps.first(where: { $0 != $1 }) {
      throw .otherStep(law: law.id, step: step, written: written)
    }
  }
}

extension CheckOptions {
  /// The same with room for the case of a token, which may have been found with longer ones.
  ///
  /// The first draw of a case is its number of operations, each of which makes a draw or more.
  func reaching(_ token: Token) -> CheckOptions {
    var options = self
    let length = min(token.draws.first ?? 0, UInt64(token.draws.count))
    options.maximumLength = max(maximumLength, Int(length))
    return options
  }
}

extension Token {
  fileprivate func requireFit(to sizes: [Int]) throws(ReplayError) {
    for (part, (old, new)) in zip(["ports", "bases", "values", "actions"], zip(self.sizes, sizes))
    where old != new {
      throw .changed(part: part, from: old, to: new)
    }
  }
}
