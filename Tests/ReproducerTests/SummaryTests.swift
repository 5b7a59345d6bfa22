import Foundation
import TestSupport

@Suite struct `The summary of a job` {
  private static let check = ["check", "ClearAnySelection", "--law", "get-set"]

  @Test func `keeps what its file has, before and after a zero byte`() async throws {
    try await withFolder { folder in
      let summary = try folder.file("summary.md", holding: "before\u{0}after\n")
      let run = await CommandRun(
        Self.check + ["--github"], environment: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.exitCode == 0)
      let text = try content(of: summary)
      #expect(text.hasPrefix("before\u{0}after\n"))
      #expect(text.contains("### Binding laws: all as declared"))
    }
  }

  @Test func `says how many verdicts the run lacks`() throws {
    try withFolder { folder in
      let summary = try folder.file("summary.md", holding: "")
      let run = try ProcessRun(
        ["check", "UnguardedIndex", "--law", "no-resurrection", "--github"],
        environment: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.exitCode == 0)
      #expect(try content(of: summary).contains("all as declared, 1 without a verdict"))
    }
  }
}
