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

  /// Finds the case.
  ///
  /// - Throws: `TokenError`, `TraceError` or `ReplayError`, each one sentence.
  init(
    _ name: CaseName, _ law: any Law, options: CheckOptions,
    make: @escaping (Source<Model.Base>) -> System
  ) throws {
    guard let runner = try CaseRunner(law, make: make, options: options) else {
      throw ReplayError.lawDoesNotApply(law: law.id, system: System.displayName)
    }
    let sizes = runner.world.sizes
    switch name {
    case .token(let text):
      let token = try Token(text)
      try token.requireFit(to: sizes)
      (self.runner, record, self.sizes) = (runner, Choices.Record(values: token.draws), sizes)
    case .trace(let text):
      let trace = try TraceReader<Model>(world: runner.world).read(text)
      (self.runner, record) = try TraceEncoder(runner, law, for: trace).encode(trace)
      self.sizes = runner.world.isFinite ? sizes : nil
    }
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
