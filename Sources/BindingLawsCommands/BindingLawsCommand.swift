public import ArgumentParser
public import BindingLaws
import Foundation
import LawChecking

// `AReproducerOfYourOwn.md` shows how it is used.
/// A command line that checks, replays and explains the systems of a package.
///
/// ```swift
/// @main struct Repro: BindingLawsCommand {
///   static let systems = [JudgedSystem(SectionToggle.self), JudgedSystem(ColourButton.self)]
/// }
/// ```
public protocol BindingLawsCommand {
  /// The systems that can be named on the command line, in the order in which they are listed.
  ///
  /// The list is made on the main actor, so it may hold systems that belong there.
  @MainActor static var systems: [JudgedSystem] { get }
  /// The laws to judge by; by default every law of this library.
  static var laws: [Law] { get }
  /// Further commands; by default none.
  static var commands: [any ParsableCommand.Type] { get }
}

extension BindingLawsCommand {
  public static var laws: [Law] { allLaws }
  public static var commands: [any ParsableCommand.Type] { [] }

  /// Reads the command line and runs its command.
  @MainActor
  public static func main() async {
    ResultStream.fillStandardStreams()  // Before any file is opened.
    let systems = systems
    // Child processes are this program again: they end here.
    ChildProcess.runIfChild()
    FlightRecorder.statusOfExit = ExitStatus.crashed.rawValue
    FlightRecorder.leavesWord = false
    FlightRecorder.adviceOnDeath =
      "--children judges it in child processes, and says which case ends it; what check has found of the systems "
      + "before it is in its output"
    let code = await serving(systems, in: .process) {
      EndGuard.prepare()
      return await RootCommand.run(Array(CommandLine.arguments.dropFirst()))
    }
    if code != 0 { exit(code) }
  }

  /// Runs the command of some arguments within this process.
  ///
  /// - Returns: The exit code.
  @MainActor
  package static func run(_ arguments: [String], in environment: CommandEnvironment) async -> Int32
  {
    await serving(systems, in: environment) { await RootCommand.run(arguments) }
  }

  /// Runs a closure that looks up systems and laws.
  @MainActor
  private static func serving<Result: Sendable>(
    _ systems: [JudgedSystem], in environment: CommandEnvironment,
    _ body: @MainActor () async -> Result
  ) async -> Result {
    await DisplayNames.$current.withValue(DisplayNames(among: systems.map(\.system))) {
      // `named` needs the names that are set here.
      let registry = Registry(
        systems: systems.map(\.named), laws: laws, commands: RootCommand.subcommands + commands,
        environment: environment)
      return await Registry.$current.withValue(registry) { await body() }
    }
  }
}
