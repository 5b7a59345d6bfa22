import ArgumentParser
import BindingLawsCommands
import BindingSpecimens

/// The command line over the specimens.
@main
struct Reproducer: BindingLawsCommand {
  static let systems = allSpecimens
  static let commands: [any ParsableCommand.Type] = [LawsPageCommand.self]
}
