import BindingLaws
import ArgumentParser
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

  @Option(help: "Measure only this: w1 or w2.")
  var only: String?

  @Option(help: "Print what this file says, which outside --json has printed, and measure nothing.")
  var figures: String?

  @Option(help: "Put what this file says beside the figures of outside: CI/bench printed it here.")
  var bench: String?

  func validate() throws {
    if let only, !["w1", "w2"].contains(only) {
      throw ValidationError("--only is \(only); it has to be w1 or w2")
    }
    if seeds < 1 { throw ValidationError("--seeds is \(seeds); it has to be at least 1") }
  }

  func run() async throws {
    if let outside {
      let figures = try await outside.figures(
        seeds: seeds, from: figures, besides: bench)
      return print(try json ? figures.jsonLine : figures.text(asArticle: article))
    }
    if only == "w1" { return print(try Throughput.measure().jsonLine) }
    if only == "w2" { return print(try Simplification.measure().jsonLine) }
    let figures = try BenchFigures(w1: Throughput.measure(), w2: Simplification.measure())
    print(json ? try figures.jsonLine : figures.text)
  }
}

/// The figures by which a change is judged.
struct BenchFigures: Encodable {
  let w1: Throughput
  let w2: Simplification
}
