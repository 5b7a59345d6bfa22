/// The end of a process, as the operating system reports it.
package enum ProcessEnd: Hashable, Sendable {
  case exitCode(Int32)
  case signal(Int32)
  /// The parent ended the process, because it did not end by itself.
  case overdue

  /// An end that nobody can tell, for which a signal stands that ends no process.
  package static var untold: Self { .signal(0) }
}

/// A child process that runs, or is about to.
package protocol RunningChild {
  /// Collects how the process has ended.
  ///
  /// Nil while it runs. After an end the caller may not ask again, because the system forgets it.
  func collectEnd() -> ProcessEnd?
  /// Ends the process from outside, whatever it does.
  func kill()
}
