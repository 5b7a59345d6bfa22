import ArgumentParser
import BindingLaws

/// The systems and laws of the command line that runs.
struct Registry: Sendable {
  /// The registry that the commands look names up in.
  ///
  /// A thread or queue of its own does not inherit it, and has to take it along, as `Interruption` does.
  @TaskLocal static var current = Registry(
    systems: [], laws: [], commands: [], environment: .process)

  let systems: [JudgedSystem]
  let laws: [Law]
  /// The commands, those of the library first.
  let commands: [any ParsableCommand.Type]
  let environment: CommandEnvironment
}
