import Foundation
import TestSupport

@testable import LawTelling

@Suite struct `The pages of a run` {
  @Test func `lead to places that are there`() throws {
    let files = try pages().files
    for file in files where file.name.hasSuffix(".html") {
      for link in file.text.matches(of: /(?:href|src)="([^"#]*)(?:#([^"]*))?"/) {
        let name = link.1.isEmpty ? file.name : String(link.1)
        let target = files.first { $0.name == name }
        #expect(target != nil, "\(file.name) leads to \(name)")
        guard let place = link.2, let target else { continue }
        #expect(target.text.contains(" id=\"\(place)\""), "\(name) has no \(place)")
      }
    }
  }

  @Test func `fetch nothing from elsewhere`() throws {
    for file in try pages().files {
      #expect(!file.text.contains("http"), "\(file.name)")
      #expect(!file.text.contains("@import"), "\(file.name)")
    }
  }

  @Test func `escape the names of laws`() throws {
    let judgements = try judgements(declaring: .upheld).map { judgement in
      let line = try judgement.jsonLine.replacing("\"law\":\"", with: "\"law\":\"<")
      return try VerdictFile(Data(line.utf8)).judgements[0]
    }
    let names = judgements.map(\.verdict.law.id)
    #expect(names.allSatisfy { $0.hasPrefix("<") })
    for file in pages(judgements).files {
      #expect(!names.contains { file.text.contains($0) }, "\(file.name)")
    }
  }

  @Test func `have a cell for each verdict`() throws {
    let judgements = try judgements(declaring: .upheld)
    let index = pages(judgements).files[0]
    #expect(index.name == "index.html")
    #expect(index.text.matches(of: /<td class=/).count == judgements.count)
    #expect(index.text.contains("<a href=\"ErasingPages.html\">ErasingPages</a></th>"))
  }

  @Test func `lead from all laws that one mistake breaks to its case`() throws {
    let index = try pages().files[0].text
    let cells = index.matches(of: /<td class="surprise"><a href="ErasingPages.html#([^"]*)"/)
    #expect(cells.count > 1)
    #expect(Set(cells.map(\.1)).count == 1)
    #expect(cells.allSatisfy { $0.1.hasPrefix("case-") })
    #expect(index.matches(of: /<li>/).count == 1)
  }

  @Test func `show what fails first, and fold up what holds`() throws {
    var judgements = try judgements(declaring: .upheld)
    let declared = try #require(judgements.firstIndex { $0.verdict.kind == .broken })
    judgements[declared].declared = .broken
    let page = try #require(pages(judgements).files.last).text
    let fold = try #require(page.firstRange(of: "<details>"))
    let rows = page.matches(of: /<tr id="law-\d+"><th scope="row"><span class="sign ([a-z-]+)"/)
    let parts = [true, false].map { isOpen in
      rows.filter { ($0.range.lowerBound < fold.lowerBound) == isOpen }.map { String($0.1) }
    }
    #expect(parts[0].first == "surprise")
    let others = parts[0].drop { $0 == "surprise" }
    #expect(others.first == "broken")
    #expect(!others.contains("surprise"))
    #expect(!parts[0].contains { ["upheld", "proved"].contains($0) })
    #expect(Set(parts[1]).isSubset(of: ["upheld", "proved"]))
    #expect(page.contains("<summary>\(parts[1].count) laws hold: "))
  }

  @Test func `fold up nothing where every law holds`() throws {
    let judgements = try judgements(declaring: .upheld).filter { $0.verdict.kind == .proved }
    let page = try #require(pages(judgements).files.last).text
    #expect(page.contains("<details open>"))
    #expect(page.contains(/hold: \d+ proved up to k = \d/))
    let index = pages(judgements).files[0].text
    #expect(!index.contains(/title="[a-z-]+: proved"/))
  }

  @Test func `say once what is said of several laws`() throws {
    let judgements = try judgements(declaring: .upheld)
    let remarks = Set(judgements.compactMap(\.verdict.remark))
    #expect(remarks.count < judgements.count { $0.verdict.remark != nil })
    let page = try #require(pages(judgements).files.last).text
    for remark in remarks { #expect(page.ranges(of: ": \(remark)<").count == 1) }
  }

  @Test func `describe each law once, and lead there`() throws {
    let judgements = try judgements(declaring: .upheld)
    let files = pages(judgements).files
    let list = try #require(files.first { $0.name == "laws.html" }).text
    for law in judgements.map(\.verdict.law) {
      #expect(list.ranges(of: "<tr id=\"\(law.id)\">").count == 1)
      #expect(files.last?.text.contains("<a href=\"laws.html#\(law.id)\">") == true)
    }
    let get = judgements[0].verdict.law
    #expect(list.contains("<code>\(get.id)</code><span class=\"says\">\(get.title)</span></th>"))
    #expect(list.contains("<td>\(get.maths)<span class=\"says\">\(get.tier)</span></td>"))
  }

  @Test func `say where they come from`() throws {
    var judgements = try judgements(declaring: .upheld)
    let seed = judgements[0].verdict.seed
    let plain = "<footer>swift-binding-laws 1.2.3 · seed \(seed) · default options</footer>"
    for file in pages(judgements).files where file.name.hasSuffix(".html") {
      #expect(file.text.contains(plain), "\(file.name)")
    }
    for index in judgements.indices { judgements[index].options = ["--cases 7", "--effort quick"] }
    #expect(pages(judgements).files[0].text.contains("\(seed) · --cases 7 --effort quick</footer>"))
  }

  @Test func `mark the held binding that does not read the present`() throws {
    let judgements = try FaultySpecimens.verdicts(on: "FrozenCapture")
      .map { Judgement($0, declared: .upheld) }
    let page = try #require(pages(judgements).files.last)
    let fresh = try #require(page.text.firstRange(of: "<tr data-lane=\"port 0\">"))
    let held = page.text[fresh.upperBound...].split(separator: "\n")[1]
    #expect(held.hasPrefix("<tr data-lane=\"held 0\"><th scope=\"row\">held "))
    #expect(held.contains("class=\"differs\""))
  }

  @Test func `name the two sides of a law that compares them`() throws {
    let verdicts = try FaultySpecimens.verdicts(on: "AliasedParts")
    let verdict = try #require(verdicts.first { $0.law.id == "disjoint-sets-commute" })
    let page = try #require(pages([Judgement(verdict, declared: .upheld)]).files.last)
    let runs = try #require(verdict.counterexample?.runs)
    for side in runs.names {
      #expect(page.text.contains("<tbody data-side=\"\(side)\">"))
    }
  }

  @Test func `are distinguished where capitals do not count`() throws {
    let names = ["A.b", "a B", "A-b", "index", "laws", "é", "ö"]
    let judgements = names.map { name in
      Judgement(
        Verdict(on: name, .any, .notJudged, .unjudged(.fault("no bases")), seed: Seed(1)),
        declared: .upheld)
    }
    let files = pages(judgements).files.map { $0.name.lowercased() }
    #expect(files.count == names.count + 5)
    #expect(Set(files).count == files.count)
  }

  @Test func `say why a system was not judged`() throws {
    let verdict = Verdict(on: "X", .any, .notJudged, .unjudged(.fault("no bases")), seed: Seed(1))
    let index = pages([Judgement(verdict, declared: .upheld)]).files[0].text
    #expect(index.contains("<td class=\"fault\" colspan=\"1\">X was not judged; no bases</td>"))
  }

  private func pages() throws -> RunPages { pages(try judgements(declaring: .upheld)) }

  private func pages(_ judgements: [Judgement]) -> RunPages {
    RunPages(judgements, replayedBy: "mine", Provenance(version: "1.2.3", of: judgements))
  }
}

@Suite struct `A case in Markdown` {
  @Test("has a row with the first difference", arguments: FaultySpecimens.all)
  func first(_ specimen: JudgedSystem) throws {
    let lines = try markdown(of: specimen.name).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("| **first difference** |") } == 1)
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(Set(rows.map { $0.replacing("\\|", with: "").count { $0 == "|" } }).count == 1)
  }

  @Test(
    "reads as the golden one", arguments: ["IndexResolvedOnce", "RepeatedWrite", "AliasedParts"])
  func golden(_ name: String) throws {
    let text = try markdown(of: name)
    #expect(try text == goldenText("Mistakes/\(name)", or: text, as: "md"))
  }

  /// The case of its mistake.
  private func markdown(of name: String) throws -> String {
    let cause = try #require(try FaultySpecimens.verdicts(on: name).causes.first)
    return try #require(CaseStory(cause, replayedBy: "swift run binding-laws")).markdown
  }
}
