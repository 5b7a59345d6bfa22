import Testing

extension Test {
  /// Whether Swift Testing runs this code, in a test or in the child process of an exit test.
  static var isRunning: Bool {
    #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD)
      if ExitTest.current != nil { return true }
    #endif
    return current != nil
  }

  /// The name of the running test.
  ///
  /// Empty if none runs.
  static var currentName: String { current.map { $0.displayName ?? $0.name } ?? "" }
}
