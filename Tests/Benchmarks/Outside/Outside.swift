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
    // Processor seconds are those of all cores, so the apps come first, one by one, under half the seeds.
    let todos = try [300, 3_000].map {
      try TodoFigures.measure(seeds: max(1, seeds / 2), cases: $0)
    }
    return try await OutsideFigures(
      trees: .measure(seeds: seeds), todos: todos,
      challenges: ChallengeFigures.measureAll(seeds: seeds))
  }
}

/// How the harness does by the truths from outside.
struct OutsideFigures: Codable {
  let trees: TreeFigures
  /// As a check has cases by default, and with ten times as many.
  let todos: [TodoFigures]
  let challenges: [ChallengeFigures]
}
