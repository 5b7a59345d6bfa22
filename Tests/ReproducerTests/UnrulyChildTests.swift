import Foundation
import TestSupport

/// Ways in which `set cell 3` ends a child process, and the words of their verdicts.
private let ends = [
  ("KillFromOutside", "crashed on set-get; set cell 3: killed (SIGKILL)"),
  ("HeapExhaustion", "crashed on set-get; set cell 3: used more than 256 MB"),
  ("StoppedClock", "timed out on set-get; set cell 3: did not end within 1 s"),
  ("GarbledNotes", "crashed on set-get; it wrote over the notes of its child process"),
  ("CutNotes", "crashed on set-get; it wrote over the notes of its child process"),
]
private let fatal = ["--law", "set-get", "--trace", "start 0; set cell 3"]

/// Returns a time that is short enough to wait for a hang, and long enough for other ends on a busy machine.
private func patience(with cause: String) -> [String] {
  ["--hang-after", cause == "StoppedClock" ? "1" : "20"]
}

@Suite struct `A child process` {
  @Test("that ends early is a verdict of replay:", arguments: ends)
  func replay(_ cause: String, _ words: String) throws {
    let run = try ProcessRun.ofUnruly(
      ["replay", "--quiet", "--system", "Dying<\(cause)>"] + fatal + patience(with: cause))
    #expect(run.exitCode == 3)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("Dying<\(cause)> \(words)"), "\(run.output)")
  }

  @Test func `sees writes that land on the main queue after a law is judged`() throws {
    let run = try ProcessRun.ofUnruly(
      ["check", "TakenBackLater", "--law", "set-get", "--law", "get-set", "--json"])
    #expect(run.output.contains("\"lateWrites\":true"), "\(run.output)")
    #expect(!run.output.contains("proved"), "\(run.output)")
  }

  @Test("that ends early is a verdict of check, on total alone:", arguments: ends)
  func check(_ cause: String, _ words: String) throws {
    let check = ["check", "Dying<\(cause)>", "--law", "total", "--law", "set-get"]
    let run = try ProcessRun.ofUnruly(check + patience(with: cause))
    let ends = words.replacing("set-get", with: "total")
    #expect(run.exitCode == 3)
    #expect(run.errors.isEmpty || run.errors.contains("warning: given up: Dying<\(cause)>"))
    #expect(run.output.contains("Dying<\(cause)> \(ends)"), "\(run.output)")
    #expect(!run.output.contains("crashed on set-get"))
    #expect(!run.output.contains("timed out on set-get"))
  }

  @Test func `with an undeclared end is no success, even without total`() throws {
    let run = try ProcessRun.ofUnruly(["check", "Dying<KillFromOutside>", "--law", "set-get"])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("Judge it by total"))
    #expect(run.output.contains("upholds set-get"))
    #expect(run.output.contains("left out, because it crashes: set cell 3"))
  }

  @Test func `with an undeclared end costs no other system its verdict`() throws {
    let check = ["check", "UnrulyReproducer.Bedroom.Lamp", "Dying<Trap>", "--law", "set-get"]
    let run = try ProcessRun.ofUnruly(check + ["--children"])
    #expect(run.exitCode == 3)
    #expect(run.output.contains("Dying<Trap> upholds set-get"), "\(run.output)")
    #expect(run.output.contains("Bedroom.Lamp obeys set-get"), "\(run.output)")
  }

  @Test func `is advised by a run that crashes, and leaves no file`() throws {
    try withFolder { folder in
      let run = try ProcessRun.ofUnruly(
        ["check", "Dying<Trap>", "--law", "set-get"],
        environment: ["BINDING_LAWS_RECORDER": folder.path])
      #expect(run.isSignalled)
      #expect(run.output.isEmpty)
      let words = """
          Dying<Trap> by set-get, in binding-laws
            start 1; hold cell; hold cell; set held cell 3
        --children judges it in child processes
        """
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test(
    "spares the reproducer an undeclared end:",
    arguments: [
      (["replay", "--system", "Dying<Trap>"] + fatal, "Dying<Trap> crashed on set-get; set cell"),
      (["replay", "--system", "Dying<Trap>"] + fatal, "): three"),
      (["replay", "--shrink", "--system", "Dying<Trap>"] + fatal, "): three"),
      (["replay", "--shrink", "--system", "Dying<CutNotes>"] + fatal, "wrote over the notes"),
      (["check", "Dying<GarbledFindings>", "--law", "total", "--json"], "verdict\":\"crashed\""),
      (["check", "Dying<GarbledFindings>", "--law", "total"], "it wrote over the notes"),
      (
        ["check", "Fatal<ExitZero, AtSet>", "--law", "total", "--children"],
        "ended the process (exit)"
      ),
    ])
  func undeclared(_ command: [String], _ words: String) throws {
    let run = try ProcessRun.ofUnruly(command)
    #expect(run.exitCode == 3)
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test func `lets a page report an undeclared trap`() throws {
    try withFolder { folder in
      let page = folder.path + "/case.md"
      let report = ["report", "--system", "Dying<Trap>", "--markdown", page]
      let run = try ProcessRun.ofUnruly(report + fatal)
      #expect(run.exitCode == 0)
      #expect(try content(of: page).hasPrefix("### `Dying<Trap>` crashes on set-get"))
    }
  }

  @Test("bounds memory as asked:", arguments: ["16", "300"])
  func memory(_ limit: String) throws {
    let cause = "HeapExhaustion"
    let replay =
      ["replay", "--quiet", "--system", "Dying<\(cause)>"] + fatal + patience(with: cause)
    let run = try ProcessRun.ofUnruly(replay + ["--memory-limit", limit])
    #expect(run.exitCode == 3)
    #expect(run.output.contains("used more than \(limit) MB"), "\(run.output)")
  }

  @Test(
    "may be ended by a signal that its parent blocks, in",
    arguments: [
      ["check", "Fatal<Terminated, AtAct>"],
      ["replay", "--trace", "start 3; act turn", "--system", "Fatal<Terminated, AtAct>"],
    ])
  func signals(_ command: [String]) throws {
    let run = try ProcessRun.ofUnruly(command + ["--children", "--law", "total"])
    #expect(run.exitCode == 3)
    #expect(run.output.contains("killed (SIGTERM)"))
  }

  @Test func `says where its smallest case comes from`() throws {
    let run = try ProcessRun("check", "ForcedUnwrap", "--law", "total")
    #expect(run.row("found")?.contains("executions simplified") == true)
  }
}
