import ArgumentParser

@main
struct BindingLawsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "binding-laws",
    abstract: "Judges binding systems by the laws of bindings.",
    discussion: """
      Without a command it judges every system by every law that applies, and prints a table.

      Example: binding-laws check ClearAnySelection --law get-set
      """,
    subcommands: [Check.self, List.self, Replay.self, Explain.self, Bench.self],
    defaultSubcommand: Check.self)
}
