import LawChecking

extension Counterexample.End {
  /// The end of the process, with the runtime's own sentence first: `Index out of range (SIGILL)`.
  var text: String {
    guard let says else { return what + (cause.map { " (\($0))" } ?? "") }
    return cause.map { "\(says) (\($0))" } ?? "\(what): \(says)"
  }
}
