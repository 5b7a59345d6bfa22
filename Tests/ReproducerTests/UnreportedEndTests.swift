import Foundation
import TestSupport

@testable import BindingLawsCommands
@testable import LawChecking
@testable import LawTelling

@Suite struct `An end that total does not report` {
  @Test func `ends the run with the status of a crash`() {
    #expect(judgements(ended: 1).unreportedEnds.map(\.system) == ["Pages"])
    #expect(judgements(ended: 1).exitStatus == .crashed)
    #expect(judgements(ended: 0).exitStatus == .done)
  }

  @Test func `may come from a law that is given up without a case`() {
    var judgements = judgements(ended: 0)
    judgements[0].verdict.kind = .gaveUp
    judgements[0].verdict.endings.givenUp = "reporting the case crashes"
    #expect(judgements.unreportedEnds.map(\.system) == ["Pages"])
    #expect(judgements.exitStatus == .crashed)
  }

  @Test("is none if total itself is", arguments: [Verdict.Kind.skipped, .crashed])
  func total(_ kind: Verdict.Kind) {
    #expect(judgements(ended: 1, total: kind).exitStatus == .done)
  }

  @Test func `is none if the system declares it`() {
    var judgements = judgements(ended: 1)
    for index in judgements.indices { judgements[index].declaresEnds = true }
    #expect(judgements.unreportedEnds.isEmpty)
    #expect(judgements.exitStatus == .done)
  }

  @Test func `is read from JSON with its declaration`() throws {
    var judgement = judgements(ended: 1)[0]
    judgement.declaresEnds = true
    let line = try judgement.jsonText
    let read = try JSONDecoder().decode(Judgement.self, from: Data(line.utf8))
    #expect(read.declaresEnds)
  }

  @Test func `is an error in JUnit`() {
    let junit = judgements(ended: 1).junit(replayedBy: "replay")
    #expect(junit.contains("<error type=\"crashed\" message=\"Pages crashed under get-set"))
    #expect(junit.contains("failures=\"0\" errors=\"1\""))
  }

  @Test func `is an error in annotations`() {
    let lines = judgements(ended: 1).annotations(replayedBy: "replay")
    let start = "::error title=Pages%3A get-set::Pages crashed under get-set"
    #expect(lines.first?.hasPrefix(start) == true)
  }

  @Test func `is told in the summary of a job`() {
    let summary = judgements(ended: 1).summary(replayedBy: "replay")
    #expect(summary.hasPrefix("### Binding laws: all as declared, but a process crashed"))
    #expect(summary.contains("Pages crashed under get-set"))
  }

  @Test func `is told on a page`() {
    let judgements = judgements(ended: 1)
    let page = RunPage(judgements, replayedBy: "replay", Provenance(version: "1")).html
    #expect(page.contains("<p class=\"kind broken\">all as declared, but a process crashed</p>"))
    #expect(page.contains("<p>Pages crashed under get-set"))
  }

  @Test func `stands after the report if the law is broken as well`() throws {
    var judgements = [judgements(ended: 1)[0]]
    judgements[0].verdict.kind = .broken
    let junit = judgements.junit(replayedBy: "replay")
    #expect(junit.contains("<failure type=\"broken\" message=\"Pages breaks get-set"))
    let line = try #require(judgements.annotations(replayedBy: "replay").first)
    for text in [junit, line] {
      let report = try #require(text.range(of: "breaks get-set")).lowerBound
      let warning = try #require(text.range(of: "Pages crashed")).lowerBound
      #expect(report < warning)
    }
  }

  @Test func `is in none of these outputs if nothing crashed`() throws {
    let judgements = judgements(ended: 0)
    #expect(judgements.junit(replayedBy: "replay").contains("errors=\"0\""))
    #expect(judgements.annotations(replayedBy: "replay").isEmpty)
    let page = RunPage(judgements, replayedBy: "replay", Provenance(version: "1")).html
    #expect(page.contains("<p class=\"kind\">all as declared</p>"))
  }

  /// Returns judgements as a check makes them, all as declared.
  private func judgements(ended: Int, total kind: Verdict.Kind = .upheld) -> [Judgement] {
    let kinds = [(Law.getSet, Verdict.Kind.upheld), (.total, kind)]
    return kinds.map { law, kind in
      var verdict = Verdict(on: "Pages", LawDescription(law), kind, .modelAlike, seed: Seed(1))
      if law == .getSet { verdict.endings.cases = ended }
      return Judgement(verdict, declared: kind)
    }
  }
}
