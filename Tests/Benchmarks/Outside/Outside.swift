import ArgumentParser
import Foundation
import LawTelling

/// Truths from outside: what others have planted, described and published.
enum Outside: String, ExpressibleByArgument {
  case outside

  /// Measures all, or takes what was measured before.
  ///
  /// - Parameters:
  ///   - seeds: How many; ten times as many for the tree.
  ///   - path: A file with what `--json` printed.
  ///   - page: A file with what `CI/bench` printed on the same machine.
  func figures(
    seeds: Int, from path: String?, besides page: String?
  ) async throws -> OutsideFigures {
    if let path {
      let data = try Data(contentsOf: URL(filePath: path))
      return try JSONDecoder().decode(OutsideFigures.self, from: data)
    }
    let page = try page.map { BenchPage(try String(contentsOfFile: $0, encoding: .utf8)) }
    // Processor seconds are those of all cores, so what is timed comes first, one by one.
    let costs = try CostFigures.measure()
    var todos: [TodoFigures] = []
    for cases in [300, 3_000] { todos += [try await .measure(seeds: seeds, cases: cases)] }
    return try await OutsideFigures(
      trees: .measure(seeds: 10 * seeds), todos: todos,
      challenges: ChallengeFigures.measureAll(seeds: seeds), costs: costs, page: page)
  }
}

/// How the harness does by the truths from outside.
struct OutsideFigures: Codable {
  let trees: TreeFigures
  /// As a check has cases by default, and with ten times as many.
  let todos: [TodoFigures]
  let challenges: [ChallengeFigures]
  let costs: CostFigures
  /// What others do, where that was measured, too.
  let page: BenchPage?
}
