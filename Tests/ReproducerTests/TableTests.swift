import Foundation
import TestSupport

@Suite struct `The table of a system when new` {
  @Test func `shows what each set leads to`() async throws {
    let run = await CommandRun("explain", "--table", "ClearAnySelection", "--no-children")
    #expect(run.output.contains("  .b    a     off    .a      nil !\n"))
    #expect(run.exitCode == 0)
  }

  @Test func `is the same for machines`() async throws {
    let run = await CommandRun("explain", "--table", "ClearAnySelection", "--json", "--no-children")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let learned = try #require(json?["learned"] as? [String: Any])
    let rows = try #require(learned["rows"] as? [[String: Any]])
    #expect(rows.map { $0["base"] as? String } == ["nil", ".a", ".b", ".c"])
    #expect(json?["system"] as? String == "ClearAnySelection")
  }

  @Test func `survives what ends a new system`() throws {
    let run = try Reproducer.ofUnruly(["explain", "--table", "Fatal<Trap, AtGet>"])
    #expect(run.output.contains("  3     low   ends\n"))
    #expect(run.output.contains("ends the process"))
    #expect(run.exitCode == 0)
  }

  @Test func `is of a system that there is`() async throws {
    let run = await CommandRun("explain", "--table", "ClearAnySelectio")
    #expect(run.errors.contains("did you mean ClearAnySelection?"))
    #expect(run.exitCode == 64)
  }
}
