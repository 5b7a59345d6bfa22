import ArgumentParser

/// A command of the contract: it works on a console and ends in an outcome.
protocol Command: AsyncParsableCommand {
  var output: OutputOptions { get }
  /// Does the work; throws a `Failure` when it cannot.
  func perform(on console: Console) async throws -> Outcome
}

extension Command {
  func run() async throws {
    let outcome = try await perform(on: Console(output))
    if outcome != .done { throw ExitCode(outcome.rawValue) }
  }
}
