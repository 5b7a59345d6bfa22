/// An error about something that cannot be used or judged.
struct UnusableError: Error, Hashable, CustomStringConvertible {
  let description: String

  /// Makes the error that a fixture cannot be used.
  ///
  /// - Parameter reason: The reason, from the verb on: a failure prints it after the path.
  init(fixture reason: String) { description = reason }

  /// Returns the error that a token cannot be replayed.
  static func unreadable(token fault: any Error) -> UnusableError {
    UnusableError(fixture: "holds a token that cannot be replayed: \(fault)")
  }

  /// Makes the error that something cannot be judged.
  ///
  /// - Parameter reason: The reason, as a clause: a failure prints it after `cannot be judged by LAW: `.
  init(judging reason: String) { description = reason }
}
