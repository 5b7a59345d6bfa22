import ArgumentParser

/// A command of the contract: it works on a console and ends with a status.
///
/// A command works on the main actor, because its systems may belong there. `RootCommand` lists the commands
/// of the library, and `TheCommandLine.md` explains them.
protocol Command: AsyncParsableCommand {
  /// The options for the output.
  var output: OutputOptions { get }
  /// Does the work.
  ///
  /// Throws a `Failure` if it cannot.
  @MainActor func perform(on console: Console) async throws -> ExitStatus
}

extension Command {
  // While a command works, `EndGuard` gives an end by `exit` the status of a crash.
  @MainActor
  func run() async throws {
    EndGuard.isArmed = true
    defer { EndGuard.isArmed = false }
    let status = try await perform(on: Console(output))
    if status != .done { throw ExitCode(status.rawValue) }
  }
}
