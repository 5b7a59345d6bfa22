import TestSupport

@Suite struct `A check on the command line` {
  @Test func `reports a mistake once, and upheld laws in one line`() async throws {
    let output = await CommandRun("check", "FrozenCapture").output
    #expect(output.split(separator: "\n  law       ").count == 2)
    #expect(output.contains("  also      breaks get-set (cases that begin with it)"))
    #expect(output.contains("FrozenCapture upholds 10 laws: 600 cases each"))
  }

  @Test func `ends its overview with what to do next`() throws {
    let output = try ProcessRun("check", "--law", "foreign-kept", "--effort", "quick").output
    let lines = output.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.last?.hasPrefix("next: `binding-laws power SYSTEM`") == true)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
