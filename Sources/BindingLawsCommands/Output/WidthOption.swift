import ArgumentParser

/// How wide tables are; `CheckReport` and `Replay` have the 80 of the help.
struct WidthOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: """
      How many columns tables and reports may have; by default those of the terminal, elsewhere \
      100, and 80 for reports.
      """)
  var width: Int?

  func validate() throws {
    try require("--width", width, in: 20...1_000)
  }

  /// How many columns there are on a console, or so many where nobody watches it.
  func columns(on console: Console, else standard: Int = 100) -> Int {
    width ?? console.width ?? standard
  }
}
