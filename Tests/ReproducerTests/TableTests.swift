import Foundation
import TestSupport

@Suite struct `The table of a system when new` {
  @Test func `survives a new system that ends its process`() throws {
    let run = try ProcessRun.ofUnruly(["explain", "--table", "Fatal<Trap, AtGet>"])
    #expect(run.output.contains("  3     low   ends\n"))
    #expect(run.output.contains("ends the process"))
    #expect(run.exitCode == 0)
  }
}
