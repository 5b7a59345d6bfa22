import ArgumentParser
import LawChecking
import LawTelling

/// `check --exhaustive` under a name of its own.
struct Prove: Command {
  static let configuration = CommandConfiguration(
    abstract: "Runs every trace up to a depth, shortest first, as check --exhaustive does.",
    discussion: "Example: \(program) prove SelectionLinks --law get-set --depth 2")

  @OptionGroup var search: SearchOptions
  @OptionGroup var depth: DepthOption
  @OptionGroup var files: ResultFiles
  @OptionGroup var isolation: IsolationOptions
  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let options = depth.exhaustive(search.options)
    try files.requireWritable()
    let judging = Judging(
      try search.pairs(), options: options, isolation: isolation, on: console)
    return try await judging.report(on: console, search, files, width)
  }
}
