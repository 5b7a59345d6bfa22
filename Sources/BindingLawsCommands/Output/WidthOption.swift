import ArgumentParser

/// How wide tables are.
struct WidthOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "How many columns tables may have; by default those of the terminal, 100 elsewhere.")
  var width: Int?

  func validate() throws {
    if let width, !(20...1_000).contains(width) {
      throw ValidationError("--width is \(width); it has to be from 20 to 1000")
    }
  }
}
