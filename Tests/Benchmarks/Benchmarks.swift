import ArgumentParser
import BindingLaws
import Foundation
import LawChecking
import LawTelling

@main
struct Benchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures the harness against a bare loop, and how it finds and simplifies.",
    discussion: "Example: swift run -c release benchmarks --json")

  /// The subject to measure in place of times.
  enum Topic: String, ExpressibleByArgument {
    case outside, planted, laws, sizes
  }

  @Argument(
    help: """
      outside: measure by faults and figures that others have published, and all of the following; planted: some of \
      these faults alone; laws: what each law notices; sizes: how small the smallest cases are.
      """)
  var topic: Topic?

  @Flag(help: "Print the figures as the article on them, or as its section.")
  var article = false

  @Flag(help: "Print a JSON object.")
  var json = false

  // The reports of Hypothesis and jqwik on challenges are on a hundred runs, too.
  @Option(help: "How many seeds outside looks for each fault under; planted under a tenth.")
  var seeds = 100

  @Option(help: "Measure only this: w1, w2, w3 or w6.")
  var only: String?

  @Option(help: "Print what this file says, which --json has printed, and measure nothing.")
  var figures: String?

  @Option(help: "Put what this file says beside the figures of outside: CI/bench printed it here.")
  var bench: String?

  @Option(
    help: "Add to sizes the findings in a file that check --json has written.")
  var findings: [String] = []

  @Option(name: .customLong(BenchChild.option), help: .hidden)
  var child: String?

  func validate() throws {
    // The sentence and the help name all `CodingKeys`.
    if let only, BenchFigures.CodingKeys(rawValue: only) == nil {
      throw ValidationError("--only is \(only); it has to be w1, w2, w3 or w6")
    }
    if seeds < 1 { throw ValidationError("--seeds is \(seeds); it has to be at least 1") }
  }

  func run() async throws {
    if let child { await AssignedJob(at: child).run() }
    switch topic {
    case .outside:
      let figures: OutsideFigures = try await measured {
        try await .measure(seeds: seeds, besides: bench, with: findings)
      }
      try show(figures, article: figures.article, tables: figures.tables)
    case .planted:
      let figures: TreeAndInterfaceFigures = try await measured {
        try await .measure(tenthOf: seeds)
      }
      try show(figures, article: figures.section, tables: figures.tables)
    case .laws:
      let figures: LawFigures = try await measured { try await .measure() }
      try show(figures, article: figures.section, tables: figures.tables)
    case .sizes:
      let figures: SizeFigures = try await measured { try await .measure(with: findings) }
      try show(figures, article: figures.section, tables: figures.tables)
    case nil: try printTimes()
    }
  }

  /// Measures and prints the times of all works, or of one.
  private func printTimes() throws {
    if let work = only.flatMap(BenchFigures.CodingKeys.init(rawValue:)) {
      return print(try figure(of: work))
    }
    let figures = try BenchFigures(
      throughput: Throughput.measure(), search: Simplification.measure(), proof: Proving.measure(),
      child: ChildCases.measure())
    print(json ? try figures.jsonLine : figures.text)
  }

  /// Returns measured figures, or those of an earlier run if the command names a file of them.
  private func measured<Figures: Decodable>(
    by measure: () async throws -> Figures
  ) async throws -> Figures {
    guard let figures else { return try await measure() }
    let data = try Data(contentsOf: URL(filePath: figures))
    return try JSONDecoder().decode(Figures.self, from: data)
  }

  /// Prints figures as JSON, as a section of the article, or as tables.
  private func show(_ figures: some Encodable, article text: String, tables: String) throws {
    if json {
      print(try figures.jsonLine)
    } else {
      print(article ? text : tables)
    }
  }

  /// Returns the figures of one work alone, as JSON.
  private func figure(of work: BenchFigures.CodingKeys) throws -> String {
    switch work {
    case .throughput: try Throughput.measure().jsonLine
    case .search: try Simplification.measure().jsonLine
    case .proof: try Proving.measure().jsonLine
    case .child: try ChildCases.measure().jsonLine
    }
  }
}
