import LawChecking

/// One case or several, together: on one page or as one text.
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
      return page(story.title, [story.article()])
    }
    let entries = stories.enumerated().map { index, story in
      "<li><a href=\"#case-\(index + 1)\">\(story.title.escapedForXML)</a></li>"
    }
    let header = """
      <header>
      <h1>\(title)</h1>
      </header>
      <nav aria-label="Cases">
      <ol>
      \(entries.joined(separator: "\n"))
      </ol>
      </nav>
      """
    let articles = stories.enumerated().map { $1.article("case-\($0 + 1)") }
    return page(title, [header] + sentences + articles)
  }

  private func page(_ title: String, _ pieces: [String]) -> String {
    htmlPage(title, script: pageScript, provenance, pieces)
  }

  /// What could not be judged.
  private var sentences: [String] {
    if notJudged.isEmpty { return [] }
    return ["<ul>"] + notJudged.map { "<li>\($0.escapedForXML)</li>" } + ["</ul>"]
  }

  private var title: String { stories.count.counted("case") }
}
