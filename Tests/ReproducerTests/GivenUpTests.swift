import Foundation
import TestSupport

@Suite struct `A law that is given up` {
  private let check = ["check", "Doomed<Abort>", "--law", "set-get", "--law", "total"]

  @Test func `is a warning, and no failure, beside a declared crash`() throws {
    let run = try ProcessRun.ofUnruly(check)
    #expect(run.exitCode == 0)
    #expect(run.errors == "UnrulyReproducer: warning: given up: Doomed<Abort> on set-get\n")
    #expect(run.output.contains("Doomed<Abort> was not judged by set-get; given up: "))
    #expect(run.output.contains(" (no verdict)\n"))
    #expect(run.output.hasSuffix("all as declared, 1 given up\n"), "\(run.output)")
  }

  @Test func `is a warning in quiet runs, too`() throws {
    let run = try ProcessRun.ofUnruly(check + ["--quiet"])
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("warning: given up: Doomed<Abort> on set-get"))
  }

  @Test func `is a surprise if it is declared broken`() throws {
    let run = try ProcessRun.ofUnruly([
      "check", "Doomed<ExitZero>", "--law", "set-get", "--law", "total",
    ])
    #expect(run.exitCode == 1)
    #expect(run.output.contains(" (NOT as declared, which is broken)"), "\(run.output)")
    #expect(run.output.hasSuffix("1 not as declared\n"))
  }

  @Test func `hides no undeclared end, even without a case at fault`() throws {
    let run = try ProcessRun.ofUnruly(["check", "Dying<GarbledNotes>", "--law", "set-get"])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("Judge it by total"))
  }

  @Test func `is listed apart, skipped by JUnit, and a warning for GitHub`() throws {
    try withFolder { folder in
      let xml = folder.path + "/junit.xml"
      let html = folder.path + "/page.html"
      let run = try ProcessRun.ofUnruly(check + ["--json"])
      let written = run.output.replacing(
        "\"asDeclared\"", with: "\"layout\":[\"overview\"],\"asDeclared\"")
      let report = ["report", "--from", try folder.file("v.jsonl", holding: written)]
      let reported = try ProcessRun.ofUnruly(report + ["--junit", xml, "--github"])
      #expect(reported.exitCode == 0)
      #expect(reported.errors == run.errors)
      #expect(
        reported.output.contains(
          "\ngiven up, because of a crash; there is no verdict:\n  Doomed<Abort>"))
      #expect(
        reported.output.contains("::warning title=Doomed<Abort>%3A set-get::Doomed<Abort> was"))
      #expect(
        try content(of: xml).contains(
          "<skipped message=\"Doomed&lt;Abort&gt; was not judged by set-get"))
      _ = try ProcessRun.ofUnruly(report + ["--html", html])
      #expect(
        try content(of: html).contains(
          ">Doomed&lt;Abort&gt; was not judged by set-get; given up"))
    }
  }
}
