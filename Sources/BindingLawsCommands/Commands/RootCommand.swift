import ArgumentParser
import LawChecking

/// The command line: it reads the arguments, runs a command, and ends with an exit code of the contract.
///
/// `TheCommandLine.md` repeats the commands and the exit codes, which `ExitStatus` holds.
struct RootCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: program,
      abstract: "Judges binding systems by the laws of bindings.",
      discussion: """
        Without a command it judges every system by every law that applies, and prints a table.

        Example: \(program) check \(Example.system("ClearAnySelection")) --law get-set

        Exit codes: 0 as declared or done, 1 something is not as declared, 2 did not reproduce, \
        3 crashed or timed out, 64 usage, 65 unreadable data or no judgement, 74 a file that cannot be read or written, \
        130 interrupted.
        """,
      version: version,
      subcommands: Registry.current.commands, defaultSubcommand: Check.self)
  }

  /// The commands that every executable has.
  static let subcommands: [any ParsableCommand.Type] = [
    Check.self, Replay.self, Explain.self, List.self, Power.self, ReportCommand.self, Adopt.self,
  ]

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit code.
  @MainActor
  static func run(_ arguments: [String]) async -> Int32 {
    defer { countSystems() }
    do {
      try requireKnownHelp(arguments)
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return 0
    } catch {
      return end(with: error)
    }
  }

  /// Writes the number of systems that were made.
  ///
  /// `CI/same` reads the line.
  private static func countSystems() {
    let environment = Registry.current.environment
    if environment.variable("BINDING_LAWS_COUNT").isEmpty { return }
    environment.writeError("\(SystemsMade.count) systems made\n")
  }

  /// Refuses `help` about an unknown command.
  ///
  /// The parser would show the help of the root.
  private static func requireKnownHelp(_ arguments: [String]) throws {
    let names = configuration.subcommands.compactMap { $0._commandName }
    guard arguments.first == "help", let name = arguments.dropFirst().first,
      !(names + ["help"]).contains(name) && !name.hasPrefix("-")
    else { return }
    throw Registry.current.miss(.command, name, among: names)
  }

  /// Writes why the command ended, and returns the exit code.
  private static func end(with error: any Error) -> Int32 {
    if let failure = Failure(error) {
      Console.complain(failure.sentence)
      return failure.exitStatus.rawValue
    }
    let code = exitCode(for: error)
    if code.isSuccess {
      try? Registry.current.environment.writeOutput(fullMessage(for: error) + "\n")
    } else if !(error is ExitCode) {
      Console.complain(message(for: error))
    }
    return code.rawValue
  }
}
