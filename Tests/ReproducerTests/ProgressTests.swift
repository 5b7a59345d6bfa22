import TestSupport

@testable import BindingLawsCommands

@Suite struct `A line of progress` {
  @Test func `leaves three columns free at every width`() {
    for width in 0...200 {
      for done in [0, 1, 499, 1000] {
        #expect(line(done).text(width).count <= max(0, width - 3))
      }
    }
  }

  @Test func `says less if there is less room`() {
    #expect(line(250).text(80).hasPrefix("██████░░░░░░░░░░░░░░░░░░ 250 of 1000 checks"))
    #expect(line(250).text(80).hasSuffix(" checks   15 s left   50 a second"))
    #expect(line(250).text(45) == "██░░░░░░░░░ 250 of 1000 checks   15 s left")
    #expect(line(250).text(30) == "██░░░░░░ 250 of 1000 checks")
    #expect(line(250).text(20) == "████░░░░░░░░░░░░")
  }

  @Test func `is plain if the terminal is`() {
    #expect(line(250, isUnicode: false).text(30) == "##------ 250 of 1000 checks")
  }

  @Test func `shows only the time if the total is unknown`() {
    let line = ProgressLine(done: 0, pieces: nil, seconds: 3.2)
    #expect(line.text(80) == "3 s")
  }

  private func line(_ done: Int, isUnicode: Bool = true) -> ProgressLine {
    ProgressLine(
      done: done, pieces: ProgressLine.Pieces(of: 1000, "checks"), seconds: 5, isUnicode: isUnicode)
  }
}

@Suite struct `Reports of progress` {
  private static let check = ["check", "ClearAnySelection", "--law", "get-set"]

  @Test func `are lines if there is no terminal`() async throws {
    let run = await CommandRun(Self.check + ["--progress", "always"])
    // A busy machine prints other lines before.
    let line = try #require(run.errors.split(separator: "\n").last)
    #expect(line.hasPrefix("1 of 1 checks   0 s left   "))
    #expect(line.hasSuffix(" a second"))
    #expect(run.errors.hasSuffix("\n"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `are silent unless asked for`() async throws {
    #expect(await CommandRun(Self.check + ["--progress", "never"]).errors.isEmpty)
    #expect(await CommandRun(Self.check + ["--progress", "auto"]).errors.isEmpty)
  }

  @Test("are an option of every command", arguments: commands)
  func help(_ command: String) async throws {
    let help = await CommandRun(command, "--help").output
    #expect(help.contains("--progress <progress>"))
  }
}
