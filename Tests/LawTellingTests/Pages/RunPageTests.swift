import Foundation
import TestSupport

@testable import LawTelling

@Suite struct `The page of a run` {
  @Test func `links only to ids that it has, each once`() throws {
    let page = try page()
    let ids = page.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
    let links = page.matches(of: /href="([^"]*)"/).map { String($0.1) }
    #expect(!links.isEmpty)
    #expect(links.filter { !$0.hasPrefix("#") } == [])
    #expect(links.filter { !ids.contains(String($0.dropFirst())) } == [])
  }

  @Test func `fetches nothing`() throws {
    let page = try page()
    #expect(!page.contains("http"))
    #expect(!page.contains("@import"))
    #expect(!page.contains(" src="))
  }

  @Test func `escapes the names of laws`() throws {
    let judgements = try judgements(declaring: .upheld).map { judgement in
      let line = try judgement.jsonLine.replacing("\"law\":\"", with: "\"law\":\"<")
      return try VerdictFile(Data(line.utf8)).judgements[0]
    }
    let names = judgements.map(\.verdict.law.id)
    #expect(names.allSatisfy { $0.hasPrefix("<") })
    let page = page(judgements)
    #expect(!names.contains { page.contains($0) })
  }

  @Test func `has a row for each system, and one for each verdict`() throws {
    let judgements = try judgements(declaring: .upheld)
    let page = page(judgements)
    #expect(page.contains("<th scope=\"row\"><a href=\"#system-1\">ErasingPages</a></th>"))
    #expect(page.ranges(of: "<section class=\"system\" id=\"system-1\">").count == 1)
    #expect(page.matches(of: /<tr id="law-1-\d+">/).count == judgements.count)
  }

  @Test func `links a mistake, and all laws that it breaks, to one case`() throws {
    let page = try page()
    #expect(page.matches(of: /<li><a href="#case-1-\d+">/).count == 1)
    let cases = page.matches(of: /<a class="how" href="#([^"]*)"/).map { String($0.1) }
    #expect(cases.count > 1)
    #expect(Set(cases).count == 1)
    #expect(page.contains("<article id=\"\(cases.first ?? "")\" data-case>"))
  }

  @Test func `shows what fails first, and folds up what holds`() throws {
    var judgements = try judgements(declaring: .upheld)
    let place = try #require(judgements.firstIndex { $0.verdict.kind == .broken })
    judgements[place].declared = .broken
    let page = page(judgements)
    let fold = try #require(page.firstRange(of: "<details>"))
    let rows = page.matches(of: /<tr id="law-1-\d+"><th scope="row"><span class="sign ([a-z-]+)"/)
    let shown = rows.filter { $0.range.lowerBound < fold.lowerBound }.map { String($0.1) }
    let folded = rows.filter { $0.range.lowerBound > fold.lowerBound }.map { String($0.1) }
    #expect(shown.first == "surprise")
    let afterSurprises = shown.drop { $0 == "surprise" }
    #expect(afterSurprises.first == "broken")
    #expect(!afterSurprises.contains("surprise"))
    #expect(!shown.contains { ["upheld", "proved"].contains($0) })
    #expect(Set(folded).isSubset(of: ["upheld", "proved"]))
    #expect(page.contains("<summary>\(folded.count) laws hold: "))
  }

  @Test func `folds up nothing if every law holds`() throws {
    let page = page(try judgements(declaring: .upheld).filter { $0.verdict.kind == .proved })
    #expect(page.contains("<details open>"))
    #expect(page.contains(/hold: \d+ proved up to k = \d/))
  }

  @Test func `prints a remark on several laws once`() throws {
    let judgements = try judgements(declaring: .upheld)
    let remarks = Set(judgements.compactMap(\.verdict.remark))
    #expect(remarks.count < judgements.count { $0.verdict.remark != nil })
    let page = page(judgements)
    for remark in remarks { #expect(page.ranges(of: ": \(remark)<").count == 1) }
  }

  @Test func `prints its version, seed and options`() throws {
    var judgements = try judgements(declaring: .upheld)
    let seed = judgements[0].verdict.seed
    let plain = "<footer>swift-binding-laws 1.2.3 · seed \(seed) · default options</footer>"
    #expect(page(judgements).contains(plain))
    for index in judgements.indices { judgements[index].options = ["--cases 7", "--effort quick"] }
    #expect(page(judgements).contains("\(seed) · --cases 7 --effort quick</footer>"))
  }

  @Test func `marks the held binding that reads an old value`() throws {
    let page = page(
      try FaultySpecimens.verdicts(on: "FrozenCapture").map { Judgement($0, declared: .upheld) })
    let fresh = try #require(page.firstRange(of: "<tr data-lane=\"port 0\">"))
    let held = page[fresh.upperBound...].split(separator: "\n")[1]
    #expect(held.hasPrefix("<tr data-lane=\"held 0\"><th scope=\"row\">held "))
    #expect(held.contains("class=\"differs\""))
  }

  @Test func `names the two sides of a law that compares them`() throws {
    let verdicts = try FaultySpecimens.verdicts(on: "AliasedParts")
    let verdict = try #require(verdicts.first { $0.law.id == "disjoint-sets-commute" })
    let page = page([Judgement(verdict, declared: .upheld)])
    let runs = try #require(verdict.counterexample?.runs)
    for side in runs.names {
      #expect(page.contains("<tbody data-side=\"\(side)\">"))
    }
  }

  @Test func `says why a system was not judged`() throws {
    let verdict = Verdict(on: "X", .any, .notJudged, .unjudged(.fault("no bases")), seed: Seed(1))
    let page = page([Judgement(verdict, declared: .upheld)])
    #expect(page.ranges(of: "X was not judged; no bases").count == 1)
  }

  private func page() throws -> String { page(try judgements(declaring: .upheld)) }

  private func page(_ judgements: [Judgement]) -> String {
    RunPage(judgements, replayedBy: "mine", Provenance(version: "1.2.3", of: judgements)).html
  }
}
