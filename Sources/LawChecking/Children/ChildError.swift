/// A reason why nothing can be judged in child processes.
package enum ChildError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// Another process cannot make the type.
  case unreachableType(String)
  /// The child did not come as far as the code under test.
  case notStarted(String)
  /// The model crashed.
  case deadModel(String, String)
  /// The child says in a sentence why it cannot judge what was named.
  ///
  /// The user's command may be at fault.
  case refused(String, isUsage: Bool)

  /// The reason in a sentence.
  package var description: String {
    switch self {
    case .unreachableType(let name):
      "\(name) cannot be made again in a child process; declare it as a type outside of generic "
        + "types"
    case .notStarted(let reason): "nothing ran in a child process: \(reason)"
    case .deadModel(let name, let end): "the model of \(name) crashes: \(end)"
    case .refused(let sentence, _): sentence
    }
  }
}
