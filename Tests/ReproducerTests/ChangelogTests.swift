import TestSupport

@Suite struct `The changelog` {
  @Test func `begins with the version that the command line names`() async throws {
    let lines = try content(ofOurs: "CHANGELOG.md").split(separator: "\n")
    let words = try #require(lines.first { $0.hasPrefix("## ") }).split(separator: " ")
    let ending = words.contains("(unreleased)") ? "-dev" : ""
    #expect(await CommandRun("--version").output == words[1] + ending + "\n")
  }
}
