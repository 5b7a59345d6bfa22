import TestSupport

@testable import LawTelling

@Suite struct `The story of a case` {
  @Test func `is a page that fetches nothing`() throws {
    let page = try #require(stories().first).page(Provenance(version: "1.2.3"))
    #expect(!page.contains("href"))
    #expect(!page.contains(" src="))
  }

  @Test func `names the law, how to replay the case, and the version`() throws {
    let page = try #require(stories().first).page(Provenance(version: "1.2.3"))
    #expect(page.contains("<h1>ErasingPages breaks get-set</h1>"))
    #expect(page.contains("mine replay v2/get-set/ErasingPages/"))
    #expect(page.contains("<code>v2/get-set/ErasingPages/"))
    #expect(page.contains("<footer>swift-binding-laws 1.2.3</footer>"))
  }

  @Test func `is readable without a script`() throws {
    let page = try #require(stories().first).page(Provenance(version: "1.2.3"))
    let body = try #require(page.firstRange(of: "<script>")).lowerBound
    #expect(page[..<body].contains(/<td data-step="\d" class="differs">/))
    #expect(
      page[..<body].contains("<section class=\"stepper\" aria-label=\"Step by step\" hidden>"))
  }

  @Test func `stands with others in one Markdown text`() throws {
    let stories = try stories()
    let text = CaseStories(stories, notJudged: ["X was not judged"]).markdown
    #expect(text.matches(of: /### `ErasingPages`/).count == stories.count)
    #expect(text.hasSuffix("- X was not judged\n"))
  }

  @Test func `is nil if the verdict has no counterexample`() throws {
    let proved = try #require(try check(ErasingPages.self, obeys: .setGet))
    #expect(CaseStory(Cause(proved), replayedBy: "mine") == nil)
  }

  private func stories() throws -> [CaseStory] {
    try judgements(declaring: .upheld, by: [.getSet] + LawSet.selection.laws)
      .compactMap { CaseStory(Cause($0.verdict), replayedBy: "mine") }
  }
}
