import ArgumentParser

/// The command that prints `LAWS.md`.
///
/// A test compares that file with its output. The command reads the source files of the laws, and runs the
/// specimens. Users' programs have neither, so it is no command of `BindingLawsCommands`, and help does not
/// list it.
struct LawsPageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws-page",
    abstract: "Prints LAWS.md, from the comments of the laws and runs of the specimens.",
    discussion: "Example: binding-laws laws-page > LAWS.md",
    shouldDisplay: false)

  func run() throws { print(try LawsPage(comments: LawComments()).text) }
}
