import Foundation
import TestSupport

@Suite struct `The table of a system when new` {
  @Test func `shows what each set leads to`() async throws {
    let run = await CommandRun("explain", "--table", "ClearAnySelection", "--no-children")
    #expect(run.output.contains("  .b    a     off    .a      nil !\n"))
    #expect(run.exitCode == 0)
  }

  @Test func `survives what ends a new system`() throws {
    let run = try Reproducer.ofUnruly(["explain", "--table", "Fatal<Trap, AtGet>"])
    #expect(run.output.contains("  3     low   ends\n"))
    #expect(run.output.contains("ends the process"))
    #expect(run.exitCode == 0)
  }
}
