import BindingGenerators
public import BindingLaws

/// Runs the one case that a token holds.
///
/// - Parameters:
///   - token: The token, as a report prints it.
///   - system: The system that the token names.
///   - law: The law that the token names.
/// - Returns: The verdict of this one case: `broken` when it breaks the law, otherwise `upheld`.
/// - Throws: An error with one sentence that says what is wrong and what to do.
public func replay<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> Verdict {
  let token = try Token(token)
  let runner = try LawChecker(make: make, options: options).runner(of: law)
  guard let runner else {
    throw ReplayError.lawDoesNotApply(law: law.id, system: system.displayName)
  }
  try token.requireFit(to: runner.world.sizes)
  let record = Choices.Record(values: token.draws)
  var verdict = Verdict(system: system.displayName, law: law, kind: .upheld, seed: options.seed)
  (verdict.cases, verdict.executions) = (1, 1)
  if let explanation = Explanation(runner, record) {
    verdict.kind = .broken
    let operations = explanation.trace.operations.count
    verdict.counterexample = explanation.counterexample(
      foundAt: 1, operations: operations, simplifications: 0, minimal: .unknown, token: token)
  }
  return verdict
}

/// Why a case cannot be replayed.
package enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law does not speak about the system.
  case lawDoesNotApply(law: String, system: String)
  /// The world of the system has changed.
  case changed(part: String, from: Int, to: Int)

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .lawDoesNotApply(let law, let system):
      "\(law) does not speak about \(system); name another law"
    case .changed(let part, let old, let new):
      "the token no longer fits: the model had \(old) \(part) and has \(new); check it again"
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

/// The law and the system that a token names.
///
/// - Throws: An error with one sentence when it cannot be read.
package func names(in token: String) throws -> (law: String, system: String) {
  let token = try Token(token)
  return (token.law, token.system)
}
