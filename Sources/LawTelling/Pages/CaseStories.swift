import LawChecking

/// One case or several, together: on one page or as one text.
///
/// `report` writes it.
package struct CaseStories {
  private let stories: [CaseStory]
  /// What could not be judged, a sentence each.
  private let notJudged: [String]
  private let provenance: Provenance

  package init(_ stories: [CaseStory], notJudged: [String] = [], _ provenance: Provenance) {
    (self.stories, self.notJudged, self.provenance) = (stories, notJudged, provenance)
  }

  /// Markdown for an issue, case after case, and what could not be judged.
  package var markdown: String {
    (stories.map(\.markdown) + notJudged.map { "- \($0)\n" }).joined(separator: "\n")
  }

  /// A page that needs no network: the one case step by step, or a list of the cases and then
  /// each with its timeline.
  package var html: String {
    if let story = stories.first, stories.count == 1, notJudged.isEmpty {
      return htmlPage(story.title, script: pageScript, provenance, [CaseArticle(story: story).html])
    }
    let title = stories.count.counted("case")
    let articles = stories.enumerated().map { CaseArticle(story: $1, id: "case-\($0 + 1)") }
    let entries = articles.map { article in
      let link = element("a", with: ["href": "#" + article.id], article.story.title.escapedForXML)
      return element("li", link)
    }
    let pieces = [
      block("header", [element("h1", title)]),
      block("nav", with: ["aria-label": "Cases"], [block("ol", entries)]),
      block("ul", notJudged.map { element("li", $0.escapedForXML) }),
    ]
    return htmlPage(title, script: pageScript, provenance, pieces + articles.map(\.html))
  }
}
