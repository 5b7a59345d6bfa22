import BindingLawsCommands
import Foundation

@testable import UnrulyReproducer
@testable import binding_laws

/// A run of a command line in the process of the tests: its output, and how it ended.
///
/// A command that starts child processes ends with 74 there: it is run as a `ProcessRun`.
struct CommandRun: ProgramRun {
  /// The program of a command line.
  enum Program {
    case bindingLaws, unruly
  }

  let exitCode: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) async { await self.init(arguments) }

  init(
    _ arguments: [String], of program: Program = .bindingLaws, environment: [String: String] = [:]
  ) async {
    let transcript = Transcript()
    func commandEnvironment(named name: String) -> CommandEnvironment {
      CommandEnvironment(named: name, variables: environment, transcript: transcript)
    }
    switch program {
    case .bindingLaws:
      exitCode = await binding_laws.Reproducer.run(
        arguments, in: commandEnvironment(named: "binding-laws"))
    case .unruly:
      exitCode = await UnrulyReproducer.run(
        arguments, in: commandEnvironment(named: "UnrulyReproducer"))
    }
    let text = transcript.text
    output = text.output
    errors = text.errors
  }
}
