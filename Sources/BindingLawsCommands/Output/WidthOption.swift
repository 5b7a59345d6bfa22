import ArgumentParser

/// The option for the width of tables.
///
/// `CheckReport` and `Replay` have the 80 of the help.
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

  /// Returns the width of a console, in columns, or a standard width if nobody watches it.
  func columns(on console: Console, else standard: Int = 100) -> Int {
    width ?? console.width ?? standard
  }
}
