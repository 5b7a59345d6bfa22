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

/// How a command speaks.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON, and nothing else.")
  var json = false

  @Flag(help: "Print only what went wrong.")
  var quiet = false

  @Flag(name: .customLong("no-color"), help: "Print without colours, as with NO_COLOR set.")
  var noColor = false
}
