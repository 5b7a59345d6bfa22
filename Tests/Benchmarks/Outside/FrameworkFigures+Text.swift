extension FrameworkFigures {
  /// Returns a table of frameworks, with ours under them.
  func table(beside ours: CostFigures) -> String {
    let ownSearch = Search(ours.search).cells
    let noSearch = Array(repeating: "", count: ownSearch.count)
    let rows = frameworks.map { other in
      [other.name, other.byBase.whole] + (other.search?.cells ?? noSearch)
    }
    let time = basePerSecond.map { ($0 / ours.throughput.operationsPerSecond).whole } ?? ""
    let own = ["this one", time] + ownSearch
    return markdown(
      [
        "framework", "time", "found", "first after", "simplified in", "two operations", "results",
      ], rows + [own])
  }
}

extension FrameworkFigures.Search {
  fileprivate init(_ ours: Simplification) {
    self.init(
      found: "\(ours.found)/\(ours.seeds)", first: ours.firstMedian,
      simplified: ours.simplifyMedian,
      minimal: 100 * ours.minimal / max(1, ours.found), finals: ours.distinctFinals)
  }

  fileprivate var cells: [String] {
    [found, "\(first)", "\(simplified)", "\(minimal) %", "\(finals)"]
  }
}
