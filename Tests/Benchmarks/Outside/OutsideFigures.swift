import Foundation
import LawChecking

/// All figures of `benchmarks outside`: on mistakes and challenges that others have published, and on sizes, laws and
/// costs of our own.
struct OutsideFigures: Codable {
  let trees: TreeFigures
  /// The figures of the todo app: `todoByDefault`, then `todoWithMore`.
  ///
  /// Kept files of figures have them in one list.
  let todos: [TodoFigures]
  let planted: TreeAndInterfaceFigures
  let sizes: SizeFigures
  let laws: LawFigures
  let challenges: [ChallengeFigures]
  let costs: CostFigures
  /// The figures of other frameworks, or nil if they were not measured.
  let frameworks: FrameworkFigures?

  private enum CodingKeys: String, CodingKey {
    case trees, todos, planted, sizes, laws, challenges, costs
    // Kept files of figures have this word.
    case frameworks = "page"
  }

  /// The todo app with as many cases as a check has by default.
  var todoByDefault: TodoFigures { todos[0] }
  /// The todo app with ten times as many cases.
  var todoWithMore: TodoFigures { todos[1] }
}

extension OutsideFigures {
  /// Measures all figures.
  ///
  /// - Parameters:
  ///   - seeds: The number of seeds. Planted faults get a tenth.
  ///   - bench: A file with the output of `CI/bench` on the same machine.
  ///   - findings: Files of findings from elsewhere.
  static func measure(
    seeds: Int, besides bench: String?, with findings: [String]
  ) async throws -> OutsideFigures {
    let frameworks = try bench.map { path in
      FrameworkFigures(try String(contentsOfFile: path, encoding: .utf8))
    }
    // Processor seconds are those of all cores, so what is timed comes first, one by one.
    let costs = try CostFigures.measure()
    let todoByDefault = try await TodoFigures.measure(seeds: seeds, cases: Effort.normal.cases)
    let todoWithMore = try await TodoFigures.measure(seeds: seeds, cases: Effort.thorough.cases)
    return try await OutsideFigures(
      trees: .measure(seeds: seeds), todos: [todoByDefault, todoWithMore],
      planted: .measure(tenthOf: seeds),
      sizes: .measure(with: findings), laws: .measure(),
      challenges: ChallengeFigures.measureAll(seeds: seeds), costs: costs,
      frameworks: frameworks)
  }
}
