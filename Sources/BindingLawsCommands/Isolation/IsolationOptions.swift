import ArgumentParser

/// Whether systems run in child processes, where they may trap, hang or use up the memory.
struct IsolationOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Run systems in child processes; by default those that declare \
      that they may trap.
      """)
  var isolated: Bool?

  /// Whether this system runs in a child process.
  func isolates(_ system: JudgedSystem) -> Bool { isolated ?? system.mayTrap }
}
