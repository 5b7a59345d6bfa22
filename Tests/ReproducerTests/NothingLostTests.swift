import Foundation
import TestSupport

@Suite struct `A command that writes` {
  private static let check = ["check", "ClearAnySelection", "--law", "get-set"]

  @Test func `keeps what a file has before and after a zero byte`() async throws {
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

  @Test func `says how many verdicts a run lacks`() throws {
    try withFolder { folder in
      let summary = try folder.file("summary.md", holding: "")
      let run = try Reproducer(
        ["check", "UnguardedIndex", "--law", "no-resurrection", "--github"],
        environment: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.exitCode == 0)
      #expect(try content(of: summary).contains("all as declared, 1 without a verdict"))
    }
  }

  @Test("refuses a task with an impossible number:", arguments: [-1, 0, 3_000_000_000])
  func columns(_ task: Int) async throws {
    try await withFolder { folder in
      let run = await CommandRun("check", "LockedAccesses", "--law", "linearizable", "--json")
      let line = run.output.replacing("\"task\":1", with: "\"task\":\(task)")
      #expect(line != run.output)
      let file = try folder.file("v.jsonl", holding: line)
      #expect(await CommandRun("report", "--from", file).exitCode == 65)
    }
  }
}

@Suite struct `A child process of any thread` {
  @Test("may be ended by a signal that its parent blocks:", arguments: ["check", "replay"])
  func signals(_ command: String) throws {
    let system = ["Fatal<Terminated, AtAct>", "--children", "--law", "total"]
    let run = try Reproducer.ofUnruly(
      command == "check"
        ? ["check"] + system
        : ["replay", "--system"] + system + ["--trace", "start 3; act turn"])
    #expect(run.exitCode == 3)
    #expect(run.output.contains("killed (SIGTERM)"))
  }

  @Test func `says where its smallest case comes from`() throws {
    let run = try Reproducer("check", "ForcedUnwrap", "--law", "total")
    #expect(run.row("found")?.contains("executions simplified") == true)
  }
}
