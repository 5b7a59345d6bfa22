import Foundation
import TestSupport

@Suite struct `A printed command` {
  @Test(
    "is quoted where a shell needs it",
    arguments: [
      ("v1/get-set/ClearAnySelection/0C2040", "v1/get-set/ClearAnySelection/0C2040"),
      ("", "''"), ("Dying<Trap>", "'Dying<Trap>'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"),
      ("ä", "'ä'"), ("~", "'~'"), ("a\nb", "'a\nb'"), ("a=b", "'a=b'"),
    ])
  func quoted(_ word: String, _ quoted: String) throws {
    #expect(word.shellWord == quoted)
    let shell = URL(fileURLWithPath: "/bin/sh")
    #expect(try Reproducer(["-c", "printf %s \(quoted)"], of: shell).output == word)
  }

  @Test("replays when it is pasted, for", arguments: UnrulyCheck.systems)
  func replayed(_ system: String) throws {
    let law = system == UnrulyCheck.quoted ? "set-get" : "total"
    let check = ["check", system, "--children", "--law", law]
    let found = try Reproducer.ofUnruly(check)
    let line = try #require(
      found.output.split(separator: "\n").first { $0.hasPrefix("  replay    ") })
    let command = line.dropFirst(12).replacing(
      "swift run UnrulyReproducer", with: Reproducer.unruly.path.shellWord)
    let pasted = try Reproducer(
      ["-c", command + " --children"], of: URL(fileURLWithPath: "/bin/sh"))
    #expect(pasted.exitCode == found.exitCode)
    #expect(pasted.exitCode != 0)
    #expect(pasted.output.prefix(60) == found.output.prefix(60))
  }
}
