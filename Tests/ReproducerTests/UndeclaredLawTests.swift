import TestSupport

@Suite struct `A law that no system here declares` {
  @Test func `is shown with the faults of the catalogue`() async throws {
    let run = await CommandRun(["explain", "get-set"], of: .unruly)
    #expect(run.output.contains("  broken by  no system here that declares it; of the catalogue "))
  }

  @Test func `is printed as not declared`() throws {
    let check = ["check", UnrulyCheck.quoted, "--law", "set-get", "--children"]
    let run = try ProcessRun.ofUnruly(check)
    #expect(run.output.contains("\n  (not declared)\n"))
  }
}
