import ArgumentParser
import BindingLawsCommands
import BindingSpecimens

/// The command line over the specimens.
@main
struct Reproducer: BindingLawsCommand {
  static let systems = allSpecimens.map(JudgedSystem.init)
  static let commands: [any ParsableCommand.Type] = [LawsPageCommand.self]
}

extension JudgedSystem {
  /// What a specimen declares of itself.
  init(_ specimen: Specimen) {
    self.init(
      specimen.system, family: specimen.family.rawValue, rows: specimen.rows,
      breaks: specimen.breaks, notOwed: specimen.notOwed,
      mayTrap: specimen.mayTrap, specimen.summary)
  }
}
