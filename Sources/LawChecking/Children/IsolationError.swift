/// Why nothing can be judged in isolation.
package enum IsolationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type cannot be made again in another process.
  case unreachableType(String)
  /// The child did not come as far as the code under test.
  case notStarted(String)

  /// The values of a trace were given and not drawn, and a child only draws.
  case givenValues

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .unreachableType(let name):
      "\(name) cannot be made again in a child process; declare it as a type outside of generic "
        + "types"
    case .givenValues:
      "a trace of values that the model does not list cannot run in isolation; give its token, or "
        + "--no-isolated"
    case .notStarted(let reason): "nothing ran in isolation: \(reason)"
    }
  }
}
