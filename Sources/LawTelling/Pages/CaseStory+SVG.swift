extension CaseStory {
  /// A picture of the timeline: a column a step, a row a lane.
  var svg: String { TimelinePicture(self).svg() }
}

/// The timeline as a grid of text.
struct TimelinePicture {
  private let story: CaseStory
  private let rows: [(name: String, cells: [CaseStory.Cell], isHeading: Bool)]
  private let widths: [Int]
  private let left: Int

  private static let lineHeight = 26
  private static let top = 64

  init(_ story: CaseStory) {
    self.story = story
    rows = story.groups.flatMap { group in
      [(group.name, [], true)] + group.lanes.map { ($0.name, $0.cells, false) }
    }
    let lanes = rows.filter { !$0.isHeading }
    left = 28 + 9 * (rows.map(\.name.count).max() ?? 0)
    widths = story.steps.indices.map { step in
      let texts = lanes.map { $0.cells[step].text.count + 4 } + [story.steps[step].count + 4]
      return 9 * min(40, texts.max() ?? 0) + 12
    }
  }

  var width: Int { max(480, left + widths.reduce(0, +) + 16) }
  var height: Int { Self.top + Self.lineHeight * (rows.count + 1) + 16 }

  /// The picture; inside of another one it has a place.
  func svg(x: Int? = nil, y: Int? = nil) -> String {
    let place = zip(["x", "y"], [x, y]).compactMap { name, at in at.map { " \(name)=\"\($0)\"" } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(place.joined()) \
      viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(story.title.escapedForXML)">
      <style>\(Self.style)</style>
      <rect class="paper" width="100%" height="100%" rx="12"/>
      <text class="title" x="16" y="32">\(story.title.escapedForXML)</text>
      \((headings + rows.enumerated().map(row)).joined(separator: "\n"))
      </svg>

      """
  }

  private var headings: [String] {
    story.steps.enumerated().map { step, line in
      let isFirst = step == story.firstDifference
      return text(
        (isFirst ? "▲ " : "") + line, x: start(of: step), y: Self.top, isFirst ? "first" : "soft")
    }
  }

  private func row(
    _ index: Int, _ row: (name: String, cells: [CaseStory.Cell], isHeading: Bool)
  ) -> String {
    let y = Self.top + Self.lineHeight * (index + 1)
    let name = text(row.name, x: 16, y: y, row.isHeading ? "group" : "soft")
    let cells = row.cells.enumerated().map { step, cell in
      let sign = cell.sign.map { $0 + " " } ?? ""
      let mark = cell.differs ? " ≠" : ""
      return text(
        sign + cell.text + mark, x: start(of: step), y: y, cell.differs ? "bad" : "ink")
    }
    return ([name] + cells).joined(separator: "\n")
  }

  private func start(of step: Int) -> Int { left + widths.prefix(step).reduce(0, +) }

  private func text(_ text: String, x: Int, y: Int, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(text.cut(to: 40).escapedForXML)</text>"
  }

  private static let style = """
    text{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}\
    .paper{fill:#fbfaf7}.ink{fill:#1d1f23}.soft{fill:#5d626b}.bad{fill:#b3261e;font-weight:bold}\
    .first{fill:#8a5a00;font-weight:bold}.title,.group{fill:#1d1f23;font:bold 14px system-ui,sans-serif}\
    .title{font-size:18px}\
    @media(prefers-color-scheme:dark){.paper{fill:#15171b}.ink,.title,.group{fill:#eceae4}\
    .soft{fill:#a4a9b3}.bad{fill:#ff8f85}.first{fill:#f0c060}}
    """
}
