import ArgumentParser

/// How wide tables are.
struct WidthOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: """
      How many columns tables and reports may have; by default those of the terminal, elsewhere \
      100, and 80 for reports.
      """)
  var width: Int?

  func validate() throws {
    if let width, !(20...1_000).contains(width) {
      throw ValidationError("--width is \(width); it has to be from 20 to 1000")
    }
  }
}
