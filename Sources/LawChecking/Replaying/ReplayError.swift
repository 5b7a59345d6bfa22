/// A reason why a case cannot be replayed.
package enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law does not apply to the system.
  case lawDoesNotApply(law: String, system: String)
  /// The world of the system has changed.
  case changed(part: String, from: Int, to: Int)
  /// The world has as many parts as before, but the case now means others.
  case otherCase(reads: String)

  /// The reason, and what to do.
  package var description: String {
    switch self {
    case .lawDoesNotApply(let law, let system):
      "\(law) does not speak about \(system); name another law"
    case .changed(let part, let old, let new):
      "the token no longer fits: the model had \(old) \(part) and has \(new); check it again"
    case .otherCase(let trace):
      "the token no longer fits: the model has changed, and its case is now \"\(trace)\"; check it again"
    }
  }
}
