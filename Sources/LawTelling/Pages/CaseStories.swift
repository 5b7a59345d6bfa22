import LawChecking

/// Several cases in Markdown, for an issue.
///
/// `report` writes them.
package struct CaseStories {
  private let stories: [CaseStory]
  /// The sentences about what could not be judged.
  private let notJudged: [String]

  package init(_ stories: [CaseStory], notJudged: [String] = []) {
    self.stories = stories
    self.notJudged = notJudged
  }

  package var markdown: String {
    (stories.map(\.markdown) + notJudged.map { "- \($0)\n" }).joined(separator: "\n")
  }
}
