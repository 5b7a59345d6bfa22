import TestSupport

@Suite struct `Two systems of one short name` {
  @Test(
    "are listed, judged and replayed by full or numbered names:",
    arguments: ["UnrulyReproducer.Kitchen.Lamp", "UnrulyReproducer.Lantern#2"])
  func names(_ name: String) throws {
    #expect(try ProcessRun.ofUnruly(["list"]).output.contains("\n\(name) "))
    for children in ["--children", "--no-children"] {
      let run = try ProcessRun.ofUnruly(["check", name, "--law", "set-get", "--json", children])
      #expect(run.exitCode == 1)
      let token = try #require(run.output.firstMatch(of: /"token":"([^"]*)"/)).1
      #expect(token.contains("/\(name)/"))
      #expect(try ProcessRun.ofUnruly(["replay", String(token)]).exitCode == 1)
    }
  }

  @Test func `are not taken for each other`() throws {
    let check = ["check", "UnrulyReproducer.Lantern#1", "--law", "set-get", "--children"]
    #expect(try ProcessRun.ofUnruly(check).exitCode == 0)
  }

  @Test(
    "are both named if a name means either:",
    arguments: [
      ("Lamp", "UnrulyReproducer.Bedroom.Lamp or UnrulyReproducer.Kitchen.Lamp"),
      ("Lantern", "UnrulyReproducer.Lantern#1 or UnrulyReproducer.Lantern#2"),
      ("UnrulyReproducer.Lantern", "UnrulyReproducer.Lantern#1 or UnrulyReproducer.Lantern#2"),
    ])
  func ambiguous(_ name: String, _ names: String) async throws {
    await CommandRun(["check", name], of: .unruly).expectRefusal(
      64, "UnrulyReproducer: \"\(name)\" may be \(names); write one of them\n")
  }
}
