/// One case or several, told together: on one page, in one picture, or as one text.
package struct CaseStories {
  private let stories: [CaseStory]
  /// What could not be judged, a sentence each.
  private let notJudged: [String]

  package init(_ stories: [CaseStory], notJudged: [String] = []) {
    (self.stories, self.notJudged) = (stories, notJudged)
  }

  /// Markdown for an issue, case after case, and what could not be judged.
  package var markdown: String {
    (stories.map(\.markdown) + notJudged.map { "- \($0)\n" }).joined(separator: "\n")
  }

  /// The timelines, one below the other.
  package var svg: String {
    if let story = stories.first, stories.count == 1 { return story.svg }
    let pictures = stories.map(TimelinePicture.init)
    let tops = pictures.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.height + 16) }
    let (width, height) = (pictures.map(\.width).max() ?? 0, tops.last ?? 0)
    let placed = zip(pictures, tops).map { $0.svg(x: 0, y: $1) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(title)">
      \(placed.joined())</svg>

      """
  }

  /// A page that needs no network: the one case step by step, or a list of the cases and then
  /// each with its timeline.
  package var html: String {
    if let story = stories.first, stories.count == 1, notJudged.isEmpty { return story.html }
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
    return HTMLPage(title: title, script: pageScript).text([header] + sentences + articles)
  }

  /// What could not be judged.
  private var sentences: [String] {
    if notJudged.isEmpty { return [] }
    return ["<ul>"] + notJudged.map { "<li>\($0.escapedForXML)</li>" } + ["</ul>"]
  }

  private var title: String { stories.count.counted("case") }
}
