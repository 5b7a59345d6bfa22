import TestSupport

@testable import LawTelling

@Suite struct `Several cases` {
  @Test func `stand on one page, each with its own names`() throws {
    let page = try pages().html
    #expect(page.contains("<li><a href=\"#case-2\">ErasingPages"))
    #expect(page.contains("<article id=\"case-2\" data-case>"))
    let names = page.matches(of: /\bid="([^"]*)"/).map(\.1)
    #expect(names.count == Set(names).count)
  }

  @Test func `stand in one text`() throws {
    let count = try stories().count
    #expect(try pages().markdown.matches(of: /### `ErasingPages`/).count == count)
  }

  @Test func `are shown as one where there is one`() throws {
    let page = CaseStories([try stories()[0]], Provenance(version: "1.2.3")).html
    #expect(page.contains("<h1>ErasingPages breaks get-set</h1>"))
    #expect(page.contains("<script>"))
    #expect(page.contains("mine replay v1/get-set/ErasingPages/"))
    #expect(page.contains("<code>v1/get-set/ErasingPages/"))
    #expect(page.contains("<footer>swift-binding-laws 1.2.3</footer>"))
    #expect(!page.contains("href"))
  }

  @Test func `are none where no verdict holds one`() throws {
    let proved = try #require(try check(ErasingPages.self, obeys: .setGet))
    #expect(CaseStory(Cause(proved), replayedBy: "mine") == nil)
  }

  private func pages() throws -> CaseStories {
    CaseStories(try stories(), Provenance(version: "1.2.3"))
  }

  private func stories() throws -> [CaseStory] {
    try judgements(declaring: .upheld, by: [.getSet] + LawSet.selection.laws)
      .compactMap { CaseStory(Cause($0.verdict), replayedBy: "mine") }
  }
}
