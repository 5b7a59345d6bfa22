import ArgumentParser
import LawChecking

struct Prove: Command {
  static let configuration = CommandConfiguration(
    abstract: "Runs every trace up to a depth, shortest first.",
    discussion: "Example: \(program) prove SelectionLinks --law get-set --depth 2")

  @OptionGroup var search: SearchOptions

  @Option(parsing: .unconditional, help: "How many operations a trace has at most.")
  var depth = 2

  @OptionGroup var isolation: IsolationOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if !(0...24).contains(depth) {
      throw ValidationError("--depth is \(depth); it has to be from 0 to 24")
    }
  }

  func perform(on console: Console) async throws -> Outcome {
    let judging = Judging(
      try search.pairs(), options: .exhaustive(search.options, depth: depth), isolation: isolation)
    let report = CheckReport(console, isOverview: search.systems.isEmpty)
    let interruption = Interruption { try? report.print(judging.judgements) }
    try await judging.run(on: console)
    interruption.end()
    try report.print(judging.judgements)
    return judging.judgements.outcome
  }
}
