import Foundation

/// The figures of other frameworks that do the same work, and of an adopter's first build, as `CI/bench` prints
/// them.
///
/// Change this file and what `CI/bench` prints together: a line in other words counts as not measured.
struct FrameworkFigures: Codable {
  /// The figures of one framework.
  struct Framework: Codable {
    let name: String
    /// The time of an operation, as a multiple of that of a bare loop in C.
    let byBase: Double
    /// The search for the fault.
    ///
    /// Nil if it was not measured.
    let search: Search?
  }

  /// The search for a fault under several seeds.
  struct Search: Codable {
    /// The number of seeds that found the fault, and of all seeds, such as `9/10`.
    let found: String
    /// The median number of runs until the fault was found: "first after" in the table.
    let first: Int
    /// The median number of runs in which it was simplified.
    let simplified: Int
    /// The percentage of findings that ended in two operations, the fewest that show the fault.
    let minimal: Int
    /// The number of distinct cases in which the seeds ended: "results" in the table.
    let finals: Int
  }

  let frameworks: [Framework]
  /// The number of operations that the bare loop in C did in a second.
  let basePerSecond: Double?
  /// The processor seconds that it took to build a package with one test by this one, from nothing.
  let firstBuild: Double?

  /// Reads the output.
  ///
  /// A line of speed begins with a name, and ends in `NUMBER UNIT RATIO x base`: the operations in a second, and
  /// the time as a multiple of that of the bare loop in C. That loop has the name `base`. The line of the first
  /// build begins `first build of a package NUMBER`.
  init(_ text: String) {
    // Places of a line of speed are counted from its end, because words may stand between name and number.
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let searches = Dictionary(
      lines.compactMap { line in Search(line).map { (line[0], $0) } }, uniquingKeysWith: { $1 })
    let speeds = lines.filter { $0.suffix(2) == ["x", "base"] && $0.count > 4 }
    frameworks = speeds.filter { $0[0] != "base" }.compactMap { line in
      Double(line[line.count - 3]).map {
        Framework(name: line[0], byBase: $0, search: searches[line[0]])
      }
    }
    let base = speeds.first { $0[0] == "base" }
    basePerSecond = base.flatMap { Double($0[$0.count - 5]) }
    let buildWords = ["first", "build", "of", "a", "package"]
    let build = lines.first { $0.starts(with: buildWords) }
    firstBuild = build?.dropFirst(buildWords.count).first.flatMap { Double($0) }
  }
}

extension FrameworkFigures.Search {
  /// Reads a line such as `name 9/10 found after 3 executions, simplified in 4; length 2: 50 %; distinct
  /// finals: 1`.
  fileprivate init?(_ line: [String]) {
    // Of the words only four are integers: `9/10` has a slash, and `2:` a colon.
    let numbers = line.compactMap { Int($0.replacing(";", with: "")) }
    guard line.count > 3, line[2...3] == ["found", "after"], numbers.count == 4 else { return nil }
    self.init(
      found: line[1], first: numbers[0], simplified: numbers[1], minimal: numbers[2],
      finals: numbers[3])
  }
}
