import Foundation
import TestSupport

@Suite struct `In child processes the reproducer` {
  @Test func `comes to an end on a system that never does`() throws {
    let run = try ProcessRun("check", "--exhaustive", "EndlessObserver", "--hang-after", "1")
    #expect(run.exitCode == 0)
    // A hang that no limit ends would take for ever.
    #expect(run.seconds < 300)
    #expect(run.output.contains("timed out on"))
  }

  @Test func `gives the same verdict on a law alone as with all`() throws {
    let all = try ProcessRun("check", "UnguardedIndex", "--json").output.split(separator: "\n")
    for law in ["set-get", "write-through", "conforms"] {
      let alone = try ProcessRun("check", "UnguardedIndex", "--law", law, "--json")
      #expect(all.contains { "\($0)\n".isSameVerdict(as: alone.output) }, "\(alone.output)")
    }
  }

  @Test(
    "finds the same as without",
    arguments: [("ClearAnySelection", "get-set"), ("SwappedBranches", "equivalent")])
  func likeness(_ system: String, _ law: String) throws {
    let outputs = try ["--children", "--no-children"].map { option in
      try ProcessRun("check", system, "--law", law, option).output
    }
    // The last line has the time that a run took.
    let reports = outputs.map { $0.split(separator: "1 system").first }
    #expect(reports[0]?.isEmpty == false)
    #expect(reports[0] == reports[1])
  }
}

extension String {
  /// Whether two lines are the same, except for the layout that was asked for.
  fileprivate func isSameVerdict(as other: String) -> Bool {
    replacing("\"layout\":[\"overview\"],", with: "") == other
  }
}
