import BindingLaws
import LawChecking

/// The laws that see the faults of a tree, and how soon they do.
struct TreeFigures: Codable {
  /// The findings of one law on one fault under many seeds.
  struct Cell: Codable {
    let law: String
    /// The fault, or nil for the correct tree.
    let fault: TreeFault?
    let seeds: Int
    /// The number of seeds that found it.
    let found: Int
    /// The mean number of the case that showed it to those seeds.
    let mean: Double?
  }

  let cells: [Cell]
  /// The simplified trace under `conforms`, by fault.
  let traces: [String: [String]]

  static func measure(seeds: Int) async throws -> TreeFigures {
    let faults = TreeFault.allCases + [nil]
    let cells = try await faults.concurrently { fault in
      try TreeSystem.laws.map { try cell($0, fault, seeds: seeds) }
    }
    var traces: [String: [String]] = [:]
    for fault in TreeFault.allCases {
      traces[fault.rawValue] = try verdict(.conforms, fault, CheckOptions())?.counterexample?.trace
    }
    return TreeFigures(cells: cells.flatMap(\.self), traces: traces)
  }

  private static func cell(_ law: Law, _ fault: TreeFault?, seeds: Int) throws -> Cell {
    // The number of the first case that showed the fault, for each seed that found it.
    var firsts: [Int] = []
    var tried = 0
    while tried < seeds, tried < few || 2 * firsts.count >= tried {
      var options = CheckOptions.randomSearch(seed: tried)
      options.certificationLimit = 0
      if let found = try verdict(law, fault, options)?.counterexample?.foundAtCase {
        firsts.append(found)
      }
      tried += 1
    }
    return Cell(
      law: law.id, fault: fault, seeds: tried, found: firsts.count,
      mean: firsts.isEmpty ? nil : firsts.map(Double.init).mean)
  }

  /// The number of seeds after which a law is asked no more if it has missed the fault under most of them.
  ///
  /// A law that cannot see a fault runs all its cases under each seed, and takes the longest.
  private static let few = 20

  private static func verdict(
    _ law: Law, _ fault: TreeFault?, _ options: CheckOptions
  ) throws -> Verdict? {
    try LawChecker(TreeSystem.self, options: options) { TreeSystem(source: $0, fault: fault) }
      .verdict(on: law)
  }

  /// Returns the findings of a law on a fault, or on the correct tree.
  func cell(_ law: String, _ fault: TreeFault?) -> Cell? {
    cells.first { $0.law == law && $0.fault == fault }
  }
}
