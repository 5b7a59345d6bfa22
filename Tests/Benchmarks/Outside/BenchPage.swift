import Foundation

/// What `CI/bench` printed of other frameworks that do the same work, and of an adopter's first build.
struct BenchPage: Codable {
  /// One framework; what it was not measured by is `nil`.
  struct Framework: Codable {
    let name: String
    /// How often the time of a bare loop in C an operation takes.
    let byBase: Double
    let search: Search?
  }

  /// How the fault was found and simplified, in the median.
  struct Search: Codable {
    /// Under how many seeds of how many it was found.
    let found: String
    /// After how many runs it was found, and in how many it was simplified.
    let first, simplified: Int
    /// How many per cent of those that were found ended in two operations, and in how many results.
    let minimal, finals: Int
  }

  let frameworks: [Framework]
  /// How many operations the bare loop in C did in a second.
  let basePerSecond: Double?
  /// What it took to build a package with one test by this one, from nothing, in seconds of the processor.
  let firstBuild: Double?

  /// Reads what was printed.
  init(_ text: String) {
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
    let build = lines.first { $0.starts(with: ["first", "build", "of", "a", "package"]) }
    firstBuild = build.flatMap { $0.count > 5 ? Double($0[5]) : nil }
  }
}

extension BenchPage.Search {
  /// Reads a line such as `name 9/10 found after 3 executions, simplified in 4; length 2: 50 %; distinct
  /// finals: 1`.
  fileprivate init?(_ line: [String]) {
    let numbers = line.compactMap { Int($0.replacing(";", with: "")) }
    guard line.count > 3, line[2...3] == ["found", "after"], numbers.count == 4 else { return nil }
    self.init(
      found: line[1], first: numbers[0], simplified: numbers[1], minimal: numbers[2],
      finals: numbers[3])
  }
}
