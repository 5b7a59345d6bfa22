import BindingLaws
import ArgumentParser
import LawChecking
import LawTelling

@main
struct Benchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures the harness against a bare loop, and how it finds and simplifies.",
    discussion: "Example: swift run -c release benchmarks --json")

  @Argument(help: "outside: measure by faults and figures that others have published.")
  var outside: Outside?

  @Flag(help: "Print the figures of outside as the article on them.")
  var article = false

  @Flag(help: "Print a JSON object.")
  var json = false

  @Option(help: "How many seeds outside looks for each fault under.")
  var seeds = 100

  @Option(help: "Measure only this: w1, w2, w3 or w6.")
  var only: String?

  @Option(help: "Print what this file says, which outside --json has printed, and measure nothing.")
  var figures: String?

  @Option(help: "Put what this file says beside the figures of outside: CI/bench printed it here.")
  var bench: String?

  @Option(help: .hidden)
  var child: String?

  func validate() throws {
    if let only, !["w1", "w2", "w3", "w6"].contains(only) {
      throw ValidationError("--only is \(only); it has to be w1, w2, w3 or w6")
    }
    if seeds < 1 { throw ValidationError("--seeds is \(seeds); it has to be at least 1") }
  }

  func run() async throws {
    if let child { await AssignedJob(at: child).run() }
    if let outside {
      let figures = try await outside.figures(
        seeds: seeds, from: figures, besides: bench)
      return print(try json ? figures.jsonLine : article ? figures.article : figures.tables)
    }
    if let only { return print(try figure(only)) }
    let figures = try BenchFigures(
      w1: Throughput.measure(), w2: Simplification.measure(), w3: Proving.measure(),
      w6: ChildCases.measure())
    print(json ? try figures.jsonLine : figures.text)
  }

  /// One figure alone, as JSON.
  private func figure(_ name: String) throws -> String {
    switch name {
    case "w1": try Throughput.measure().jsonLine
    case "w2": try Simplification.measure().jsonLine
    case "w3": try Proving.measure().jsonLine
    default: try ChildCases.measure().jsonLine
    }
  }
}

/// The figures by which a change is judged.
struct BenchFigures: Encodable {
  let w1: Throughput
  let w2: Simplification
  let w3: Proving
  let w6: ChildCases
}
