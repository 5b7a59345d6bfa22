import LawChecking

/// Cases in Markdown, for an issue, one after the other; `report` writes them.
package struct CaseStories {
  private let stories: [CaseStory]
  /// What could not be judged, a sentence each.
  private let notJudged: [String]

  package init(_ stories: [CaseStory], notJudged: [String] = []) {
    self.stories = stories
    self.notJudged = notJudged
  }

  package var markdown: String {
    (stories.map(\.markdown) + notJudged.map { "- \($0)\n" }).joined(separator: "\n")
  }
}
