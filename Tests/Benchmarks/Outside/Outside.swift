import ArgumentParser
import Foundation
import LawTelling

/// Truths from outside: what others have planted, described and published.
enum Outside: String, ExpressibleByArgument {
  case outside

  /// Measures all, or takes what was measured before.
  ///
  /// - Parameter path: A file with what `--json` printed.
  func figures(seeds: Int, from path: String?) async throws -> OutsideFigures {
    if let path {
      let data = try Data(contentsOf: URL(filePath: path))
      return try JSONDecoder().decode(OutsideFigures.self, from: data)
    }
    // Processor seconds are those of all cores, so what is timed comes first, one by one.
    let costs = try CostFigures.measure()
    let todos = try [300, 3_000].map { try TodoFigures.measure(seeds: seeds, cases: $0) }
    return try await OutsideFigures(
      trees: .measure(seeds: seeds), todos: todos,
      challenges: ChallengeFigures.measureAll(seeds: seeds), costs: costs)
  }
}

/// How the harness does by the truths from outside.
struct OutsideFigures: Codable {
  let trees: TreeFigures
  /// As a check has cases by default, and with ten times as many.
  let todos: [TodoFigures]
  let challenges: [ChallengeFigures]
  let costs: CostFigures
}
