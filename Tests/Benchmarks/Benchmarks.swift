import BindingLaws
import ArgumentParser
import BindingSpecimens
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

  @Option(help: "How many seeds to look for each fault under.")
  var seeds = 100

  @Option(help: "Measure only how the faults of this specimen are found.")
  var specimen: String?

  @Option(help: "Measure only this: one of w1 to w6.")
  var only: String?

  @Option(help: "Print what this file says, which outside --json has printed, and measure nothing.")
  var figures: String?

  @Option(help: "Put what this file says beside the figures of outside: CI/bench printed it here.")
  var bench: String?

  @Option(help: .hidden)
  var child: String?

  func validate() throws {
    if let only, !["w1", "w2", "w3", "w4", "w5", "w6"].contains(only) {
      throw ValidationError("--only is \(only); it has to be one of w1 to w6")
    }
    if seeds < 1 { throw ValidationError("--seeds is \(seeds); it has to be at least 1") }
    if let specimen, !allSpecimens.contains(where: { $0.name == specimen }) {
      throw ValidationError("there is no specimen '\(specimen)'; see binding-laws list")
    }
  }

  func run() async throws {
    if let child { await ChildJob.run(noting: child) }
    if let outside {
      let figures = try await outside.figures(
        seeds: seeds, from: figures, besides: bench)
      return print(try json ? figures.jsonLine : figures.text(asArticle: article))
    }
    if let specimen {
      let faults = try await FaultFinding.measure(seeds: seeds) { $0.name == specimen }
      print(json ? try faults.jsonLine : BenchFigures.text(faults))
      return
    }
    if let only { return print(try await figure(only)) }
    let figures = try BenchFigures(
      w1: Throughput.measure(), w1Recorded: Recording.measure(),
      w2: Simplification.measure(.asOperations, seeds: 200),
      w2FlatMap: Simplification.measure(.asFlatMap, seeds: 200),
      w2Shortlex: Simplification.measureShortlex(), w3: Proving.measure(),
      w4: await FaultFinding.measure(seeds: seeds) { _ in true }, w5: Reading.measure(),
      w6: ChildCases.measure())
    print(json ? try figures.jsonLine : figures.text)
  }

  /// One figure alone, as JSON.
  private func figure(_ name: String) async throws -> String {
    switch name {
    case "w1": try Throughput.measure().jsonLine
    case "w2": try Simplification.measure(.asOperations, seeds: 200).jsonLine
    case "w3": try Proving.measure().jsonLine
    case "w4": try await FaultFinding.measure(seeds: seeds) { _ in true }.jsonLine
    case "w6": try ChildCases.measure().jsonLine
    default: try Reading.measure().jsonLine
    }
  }
}

/// All figures of the benchmark.
struct BenchFigures: Encodable {
  let w1: Throughput
  let w1Recorded: Recording?
  let w2: Simplification
  let w2FlatMap: Simplification
  let w2Shortlex: Simplification.Shortlex?
  let w3: Proving
  let w4: [FaultFinding]
  let w5: [Reading]
  let w6: ChildCases
}
