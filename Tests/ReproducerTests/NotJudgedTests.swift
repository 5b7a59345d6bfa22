import Foundation
import TestSupport

@Suite struct `A system that is not judged` {
  @Test func `is a surprise if it is declared broken`() async throws {
    let run = await CommandRun(
      ["check", "Misdeclared", "--law", "set-get", "--law", "settles"], of: .unruly)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "Misdeclared was not judged; settles is declared broken, but does not speak about it; correct "
          + "the declaration (NOT as declared, which is broken)"))
    #expect(run.output.hasSuffix("1 not as declared\n"))
  }

  private static let check = ["check", "WronglyModelled", "Misdeclared", "--law", "set-get"]

  @Test func `is reported with its broken model, and others are judged`() async {
    let run = await CommandRun(Self.check, of: .unruly)
    #expect(run.exitCode == 65)
    #expect(
      run.output.hasPrefix(
        "WronglyModelled was not judged; the model Model of WronglyModelled breaks a law of models: "
      ))
    #expect(run.output.contains("\nMisdeclared obeys set-get: proved"))
  }

  @Test func `has a line of JSON`() async {
    let run = await CommandRun(Self.check + ["--json"], of: .unruly)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"verdict\":\"not-judged\"") == true)
  }

  @Test func `is an error in JUnit`() async throws {
    try await withFolder { folder in
      let file = folder.path + "/junit.xml"
      _ = await CommandRun(Self.check + ["--json", "--junit", file], of: .unruly)
      let report = try content(of: file)
      #expect(
        report.contains(
          "<error type=\"not-judged\" message=\"WronglyModelled was not judged; the model"))
    }
  }

  @Test func `is reported by the command report, too`() async throws {
    try await withFolder { folder in
      let run = await CommandRun(Self.check + ["--json"], of: .unruly)
      let json = try folder.file("v.jsonl", holding: run.output)
      let reported = await CommandRun(["report", "--from", json], of: .unruly)
      #expect(reported.exitCode == 65)
      #expect(reported.output.hasPrefix("WronglyModelled was not judged; the model"))
    }
  }

  @Test func `is told on a page`() async throws {
    try await withFolder { folder in
      let run = await CommandRun(Self.check + ["--json"], of: .unruly)
      let json = try folder.file("v.jsonl", holding: run.output)
      let page = folder.path + "/page.html"
      _ = await CommandRun(["report", "--from", json, "--html", page], of: .unruly)
      #expect(try content(of: page).contains(">WronglyModelled was not judged; the model"))
    }
  }

  @Test(
    "is reported with the reason, and others are judged:",
    arguments: [
      ("Aliased", "the base Cell of its model Model is a class or holds one"),
      ("Unlisted", "the model has no bases: list them in the model, give it examples"),
      ("TrappingGenerator", "the model of TrappingGenerator trapped"),
    ])
  func fault(_ system: String, _ words: String) throws {
    let run = try ProcessRun.ofUnruly(["check", system, "Misdeclared", "--law", "set-get"])
    #expect(run.exitCode == 65)
    #expect(run.output.hasPrefix("\(system) was not judged; "))
    #expect(run.output.contains(words))
    #expect(run.output.contains("\nMisdeclared obeys set-get: proved"))
  }
}
