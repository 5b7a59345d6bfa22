public import BindingLaws

/// Runs the one case that a token holds.
///
/// - Parameters:
///   - token: The token, as a report prints it.
///   - system: The system that the token names.
///   - law: The law that the token names.
///   - options: As in the check that gave the token.
///   - make: Makes the system on a source; by default its initialiser.
/// - Returns: The verdict of this one case: `broken` when it breaks the law, otherwise `upheld`.
/// - Throws: An error with one sentence that says what is wrong and what to do.
public func replay<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: Law,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> Verdict {
  try LawChecker(system, .here, options: options, make: make)
    .replay(.token(token), obeying: law).verdict
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

/// The law and the system that a token names.
///
/// - Throws: An error with one sentence when it cannot be read.
package func names(in token: String) throws -> (law: String, system: String) {
  let token = try Token(token)
  return (token.law, token.system)
}
