import Foundation
import TestSupport

@testable import LawTelling

@Suite struct `The page of a run` {
  @Test func `has each id once`() throws {
    let ids = ids(in: try usualPage())
    #expect(ids.count == Set(ids).count)
  }

  @Test func `links only to ids that it has`() throws {
    let page = try usualPage()
    let links = page.matches(of: /href="([^"]*)"/).map { String($0.1) }
    #expect(!links.isEmpty)
    #expect(Set(links).isSubset(of: ids(in: page).map { "#" + $0 }))
  }

  @Test func `fetches nothing`() throws {
    let page = try usualPage()
    #expect(!page.contains("http"))
    #expect(!page.contains("@import"))
    #expect(!page.contains(" src="))
  }

  /// A page can be made from a file of verdicts, in which the names may be any text.
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

  @Test func `lists a mistake that breaks several laws once`() throws {
    let page = try usualPage()
    #expect(page.matches(of: /<li><a href="#case-1-\d+">/).count == 1)
  }

  @Test func `links all laws that a mistake breaks to one case`() throws {
    let page = try usualPage()
    let links = page.matches(of: /<a class="how" href="#([^"]*)"/).map { String($0.1) }
    #expect(links.count > 1)
    #expect(Set(links).count == 1)
    let id = try #require(links.first)
    #expect(page.contains("<article id=\"\(id)\" data-case>"))
  }

  @Test func `shows what is not as declared before what is declared to be broken`() throws {
    var judgements = try judgements(declaring: .upheld)
    // The first of several broken laws is declared, so that it would come first in the order of the laws.
    let place = try #require(judgements.firstIndex { $0.verdict.kind == .broken })
    judgements[place].declared = .broken
    let signs = lawRows(of: page(judgements)).map(\.sign)
    #expect(signs.first == "surprise")
    let afterSurprises = signs.drop { $0 == "surprise" }
    #expect(afterSurprises.first == "broken")
    #expect(!afterSurprises.contains("surprise"))
  }

  @Test func `folds up the laws that hold, and no others`() throws {
    let rows = lawRows(of: try usualPage())
    let isHolding = { (row: LawRow) in ["upheld", "proved"].contains(row.sign) }
    #expect(rows.contains(where: isHolding))
    #expect(rows.filter(\.isFolded) == rows.filter(isHolding))
  }

  @Test func `counts the laws that it folds up`() throws {
    let page = try usualPage()
    let count = lawRows(of: page).count(where: \.isFolded)
    #expect(page.contains("<summary>\(count) laws hold: "))
  }

  /// Otherwise its only table would be hidden.
  @Test func `folds up nothing if every law holds`() throws {
    #expect(try pageOfProofs().contains("<details open>"))
  }

  @Test func `says how deep the proofs are that it counts`() throws {
    #expect(try pageOfProofs().contains(/hold: \d+ proved up to k = \d/))
  }

  @Test func `prints a remark on several laws once`() throws {
    let judgements = try judgements(declaring: .upheld)
    let remarks = Set(judgements.compactMap(\.verdict.remark))
    #expect(remarks.count < judgements.count { $0.verdict.remark != nil })
    let page = page(judgements)
    for remark in remarks { #expect(page.ranges(of: ": \(remark)<").count == 1) }
  }

  @Test func `prints its version and seed`() throws {
    let judgements = try judgements(declaring: .upheld)
    let seed = judgements[0].verdict.seed
    let footer = "<footer>swift-binding-laws 1.2.3 · seed \(seed) · default options</footer>"
    #expect(page(judgements).contains(footer))
  }

  @Test func `prints the options with which it was made`() throws {
    var judgements = try judgements(declaring: .upheld)
    for index in judgements.indices { judgements[index].options = ["--cases 7", "--effort quick"] }
    #expect(page(judgements).contains(" · --cases 7 --effort quick</footer>"))
  }

  @Test func `marks the held binding that reads an old value`() throws {
    let page = page(
      try FaultySpecimens.verdicts(on: "FrozenCapture").map { Judgement($0, declared: .upheld) })
    let fresh = try #require(page.firstRange(of: "<tr data-lane=\"port 0\">"))
    // The first line from there is the end of that row.
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

  /// Returns the page of a system of which some laws are broken by one mistake, and others hold.
  private func usualPage() throws -> String { page(try judgements(declaring: .upheld)) }

  /// Returns the page of the laws alone that are proved.
  private func pageOfProofs() throws -> String {
    page(try judgements(declaring: .upheld).filter { $0.verdict.kind == .proved })
  }

  private func page(_ judgements: [Judgement]) -> String {
    RunPage(judgements, replayedBy: "mine", Provenance(version: "1.2.3", of: judgements)).html
  }

  private func ids(in page: String) -> [String] {
    page.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
  }

  /// A row of the table of laws.
  private struct LawRow: Equatable {
    /// What the sign at its beginning says.
    let sign: String
    /// Whether it stands in the part that is folded up.
    let isFolded: Bool
  }

  /// Returns the rows of the laws, from the first to the last.
  private func lawRows(of page: String) -> [LawRow] {
    let fold = page.firstRange(of: "<details>")?.lowerBound ?? page.endIndex
    let rows = page.matches(of: /<tr id="law-1-\d+"><th scope="row"><span class="sign ([a-z-]+)"/)
    return rows.map { row in LawRow(sign: String(row.1), isFolded: row.range.lowerBound > fold) }
  }
}
