import ArgumentParser
import BindingLawsCommands
import BindingSpecimens

/// The command line over the specimens: `swift run binding-laws`, which articles and `CI` call.
@main
struct Reproducer: BindingLawsCommand {
  static let systems = allSpecimens
  static let commands: [any ParsableCommand.Type] = [LawsPageCommand.self]
}
