import Foundation
import TestSupport

@Suite struct `A printed command` {
  @Test(
    "is quoted if a shell needs it",
    arguments: [
      ("v2/get-set/ClearAnySelection/0C2040", "v2/get-set/ClearAnySelection/0C2040"),
      ("", "''"), ("Dying<Trap>", "'Dying<Trap>'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"),
      ("ä", "'ä'"), ("~", "'~'"), ("a\nb", "'a\nb'"), ("a=b", "'a=b'"),
    ])
  func isQuoted(_ word: String, as expected: String) throws {
    #expect(word.shellWord == expected)
    let shell = URL(fileURLWithPath: "/bin/sh")
    #expect(try ProcessRun(["-c", "printf %s \(expected)"], of: shell).output == word)
  }

  @Test("replays when it is pasted, for", arguments: UnrulyCheck.systems)
  func replayed(_ system: String) throws {
    let law = system == UnrulyCheck.quoted ? "set-get" : "total"
    let check = ["check", system, "--children", "--law", law]
    let found = try ProcessRun.ofUnruly(check)
    let line = try #require(found.row("replay"))
    let command = line.replacing(
      "swift run UnrulyReproducer", with: ProcessRun.unruly.path.shellWord)
    let pasted = try ProcessRun(
      ["-c", command + " --children"], of: URL(fileURLWithPath: "/bin/sh"))
    #expect(pasted.exitCode == found.exitCode)
    #expect(pasted.exitCode != 0)
    #expect(pasted.output.split(separator: "\n").first == found.output.split(separator: "\n").first)
  }
}
