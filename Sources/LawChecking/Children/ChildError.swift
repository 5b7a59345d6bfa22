/// Why nothing can be judged in child processes.
package enum ChildError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type cannot be made again in another process.
  case unreachableType(String)
  /// The child did not come as far as the code under test.
  case notStarted(String)
  /// The model crashed.
  case deadModel(String, String)

  /// What is wrong.
  package var description: String {
    switch self {
    case .unreachableType(let name):
      "\(name) cannot be made again in a child process; declare it as a type outside of generic "
        + "types"
    case .notStarted(let reason): "nothing ran in a child process: \(reason)"
    case .deadModel(let name, let end): "the model of \(name) crashes: \(end)"
    }
  }
}
