import Foundation
import TestSupport

@Suite struct `The page about lines of JSON` {
  @Test func `names every key of a verdict`() throws {
    let lines = try lines(
      "check", "--quiet", "--json", "ClearAnySelection", "ForcedUnwrap", "NoSources")
    let cases = lines.compactMap { $0["counterexample"] as? [String: Any] }
    #expect(!cases.isEmpty)
    let keys = Set((lines + cases).flatMap(\.keys))
    #expect(keys.isSuperset(of: ["proof", "neverSeen", "death", "endings", "causes", "layout"]))
    #expect(try keys.subtracting(named) == [])
  }

  @Test func `names every key of a fault`() throws {
    let lines = try lines("power", "PublishedFlag", "--law", "set-get", "--json")
    #expect(try Set(lines.flatMap(\.keys)).subtracting(named) == [])
  }

  private func lines(_ arguments: String...) throws -> [[String: Any]] {
    try ProcessRun(arguments).output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// The texts between backticks.
  private var named: Set<String> {
    get throws {
      let page = "Sources/BindingLawsCommands/BindingLawsCommands.docc/LinesOfJSON.md"
      let parts = try content(ofOurs: page).split(separator: "`", omittingEmptySubsequences: false)
      return Set(parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) })
    }
  }
}
