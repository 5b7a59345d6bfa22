import Foundation
import TestSupport

extension String {
  /// Whether two lines say the same, but for the layout in which they were asked for.
  fileprivate func sameVerdict(as other: String) -> Bool {
    replacing("\"layout\":[\"overview\"],", with: "") == other
  }
}

@Suite struct `In child processes the reproducer` {
  @Test func `comes to an end on a system that does not`() throws {
    let run = try Reproducer("check", "--exhaustive", "EndlessObserver", "--hang-after", "1")
    #expect(run.exitCode == 0)
    #expect(run.seconds < 300)
    #expect(run.output.contains("timed out on"))
  }

  @Test func `says of a law alone what it says of all`() throws {
    let all = try Reproducer("check", "UnguardedIndex", "--json").output.split(separator: "\n")
    for law in ["set-get", "write-through", "conforms"] {
      let alone = try Reproducer("check", "UnguardedIndex", "--law", law, "--json")
      #expect(all.contains { "\($0)\n".sameVerdict(as: alone.output) }, "\(alone.output)")
    }
  }

  @Test(
    "finds what it finds without",
    arguments: [("ClearAnySelection", "get-set"), ("SwappedBranches", "equivalent")])
  func likeness(_ system: String, _ law: String) throws {
    let found = try ["--children", "--no-children"].map {
      try Reproducer("check", system, "--law", law, $0).output
    }
    let reports = found.map { $0.split(separator: "1 system").first }
    #expect(reports[0] == reports[1])
  }
}
