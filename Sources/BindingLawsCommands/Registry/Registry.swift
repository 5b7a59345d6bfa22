import ArgumentParser
import BindingLaws

/// The systems and laws of the running command line.
struct Registry: Sendable {
  /// The registry in which commands look up names.
  ///
  /// A thread or queue of its own does not inherit it, and has to pass it on, as `Interruption` does.
  @TaskLocal static var current = Registry(
    systems: [], laws: [], commands: [], environment: .process)

  /// The systems that commands can judge.
  let systems: [JudgedSystem]
  /// The laws by which commands can judge.
  let laws: [Law]
  /// The commands, those of the library first.
  let commands: [any ParsableCommand.Type]
  /// The environment of the commands.
  let environment: CommandEnvironment
}
