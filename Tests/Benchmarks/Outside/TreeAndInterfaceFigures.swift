/// The findings on faults of a red-black tree and of parts of a terminal interface.
struct TreeAndInterfaceFigures: Codable {
  /// The findings on the tree by its values alone.
  let redBlack: PlantedFigures
  /// The findings on the tree with a port that shows whether its colours are right.
  let redBlackColours: PlantedFigures
  /// The findings on a text field, a text area and a pager.
  let components: [PlantedFigures]

  /// Measures the findings under a tenth of the seeds that other faults get.
  ///
  /// If a fault's own law misses it, all other laws look for it under the same seed, which takes long.
  static func measure(tenthOf all: Int) async throws -> TreeAndInterfaceFigures {
    let seeds = max(1, all / 10)
    return try await TreeAndInterfaceFigures(
      redBlack: .measure(RedBlackFault.self, seeds: seeds),
      redBlackColours: .measure(
        RedBlackFault.self, by: RedBlackModel(showsColours: true), seeds: seeds),
      components: [
        .measure(TextInputFault.self, seeds: seeds), .measure(TextAreaFault.self, seeds: seeds),
        .measure(PagerFault.self, seeds: seeds),
      ])
  }
}
