import ArgumentParser

/// The option for the width of tables and reports.
struct WidthOption: ParsableArguments {
  /// The width of tables that nobody watches: the most that a table of verdicts takes.
  static let ofTables = 100
  /// The width of reports that nobody watches: that of a terminal that nobody made wider.
  static let ofReports = 80

  @Option(
    parsing: .unconditional,
    help: """
      How many columns tables and reports may have; by default those of the terminal, elsewhere \
      \(WidthOption.ofTables), and \(WidthOption.ofReports) for reports.
      """)
  var width: Int?

  func validate() throws {
    // `CheckReport` counts with the lower bound. The upper one only catches slips.
    try require("--width", width, in: 20...1_000)
  }

  /// Returns the width of a console, in columns, or a standard width if nobody watches it.
  func columns(on console: Console, else standard: Int = WidthOption.ofTables) -> Int {
    width ?? console.width ?? standard
  }
}
