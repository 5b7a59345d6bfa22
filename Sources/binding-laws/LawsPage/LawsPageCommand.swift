import ArgumentParser

struct LawsPageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws-page",
    abstract: "Prints LAWS.md, from the comments of the laws and runs of the specimens.",
    discussion: "Example: binding-laws laws-page > LAWS.md",
    shouldDisplay: false)

  func run() throws {
    print(try LawsPage(LawComments()).text)
  }
}
