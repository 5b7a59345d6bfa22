import Foundation

/// Truths from outside, which others have planted, described and published.
enum Outside {
  /// Measures all figures.
  ///
  /// - Parameters:
  ///   - seeds: The number of seeds. Planted faults get a tenth.
  ///   - page: A file with the output of `CI/bench` on the same machine.
  ///   - findings: Files of findings from elsewhere.
  static func figures(
    seeds: Int, besides page: String?, with findings: [String]
  ) async throws -> OutsideFigures {
    let page = try page.map { FrameworkFigures(try String(contentsOfFile: $0, encoding: .utf8)) }
    // Processor seconds are those of all cores, so what is timed comes first, one by one.
    let costs = try CostFigures.measure()
    // As many cases as a check has by default, and ten times as many.
    var todos: [TodoFigures] = []
    for cases in [300, 3_000] { todos += [try await .measure(seeds: seeds, cases: cases)] }
    return try await OutsideFigures(
      trees: .measure(seeds: seeds), todos: todos,
      planted: .measure(tenthOf: seeds),
      sizes: .measure(with: findings), laws: .measure(),
      challenges: ChallengeFigures.measureAll(seeds: seeds), costs: costs, page: page)
  }
}

/// The figures of the harness on the truths from outside.
struct OutsideFigures: Codable {
  let trees: TreeFigures
  /// The figures with as many cases as a check has by default, and with ten times as many.
  let todos: [TodoFigures]
  let planted: TreeAndInterfaceFigures
  let sizes: SizeFigures
  let laws: LawFigures
  let challenges: [ChallengeFigures]
  let costs: CostFigures
  /// The figures of other frameworks, or nil if they were not measured.
  let page: FrameworkFigures?

  /// The todo app with as many cases as a check has by default.
  var todoByDefault: TodoFigures { todos[0] }
  /// The todo app with ten times as many cases.
  var todoWithMore: TodoFigures { todos[1] }
}
