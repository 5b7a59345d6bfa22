import ArgumentParser
import LawChecking

struct Check: Command {
  static let configuration = CommandConfiguration(
    abstract: "Judges systems by laws.",
    discussion: """
      Exits with 0 when every verdict is what the system declares, otherwise with 1.

      Example: \(program) check ClearAnySelection --law get-set --seed 5eed
      """)

  @OptionGroup var search: SearchOptions
  @OptionGroup var files: ResultFiles
  @OptionGroup var isolation: IsolationOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let judging = Judging(try search.pairs(), options: search.options, isolation: isolation)
    let report = CheckReport(console, isOverview: search.systems.isEmpty)
    let interruption = Interruption {
      try? report.print(judging.judgements)
      Console.complain("interrupted; this is what was found so far")
    }
    try await judging.run(on: console)
    interruption.end()
    try report.print(judging.judgements)
    try files.write(judging.judgements, on: console)
    return judging.judgements.outcome
  }
}

extension [Judgement] {
  /// How a check ends that found these.
  var outcome: Outcome {
    let surprises = filter { !$0.isAsDeclared }
    if surprises.isEmpty { return .done }
    return surprises.allSatisfy { $0.verdict.kind.isDeath } ? .died : .broken
  }
}

extension Verdict.Kind {
  /// Whether the case ended its process or did not come to an end.
  var isDeath: Bool { self == .crashed || self == .hung }
}
