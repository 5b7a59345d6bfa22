import LawChecking

extension CaseStory {
  /// A picture of the case, fit for an issue: what broke, the timeline, and what is known.
  var svg: String { TimelinePicture(self).svg() }
}

/// The timeline as a grid of text, between a title and the facts.
struct TimelinePicture {
  /// Text at a place.
  private struct Word {
    let text: String
    let x, y: Int
    let kind: String
  }

  let width: Int
  let height: Int
  private let title: String
  private let words: [Word]

  /// The advance of a letter, and the distance of lines.
  private static let (letter, line) = (9, 20)
  /// How many letters a line of a cell has at most.
  private static let longest = 32

  init(_ story: CaseStory) {
    title = story.title
    let grid = Grid(story)
    var words = [
      Word(text: story.title, x: 16, y: 34, kind: "title"),
      Word(text: story.verdict.law.title, x: 16, y: 58, kind: "soft"),
    ]
    var y = 92
    for row in grid.rows {
      for cell in row.cells {
        for (index, text) in cell.lines.enumerated() {
          words.append(
            Word(
              text: text, x: grid.start(of: cell.column), y: y + index * Self.line, kind: cell.kind)
          )
        }
      }
      y += row.height * Self.line + 6
    }
    let right = max(560, grid.right, 32 + 12 * story.title.count)
    let again = story.command.map { [(label: "replay", text: $0)] } ?? []
    let told = story.facts.filter { $0.label != "law" } + again
    let facts = Self.words(of: told, below: y + 14, in: right)
    (self.words, width) = (words + facts.words, right)
    height = facts.bottom + 8
  }

  /// The facts, wrapped, a label and its text.
  private static func words(
    of facts: [(label: String, text: String)], below top: Int, in width: Int
  ) -> (words: [Word], bottom: Int) {
    var (words, y) = ([Word](), top)
    for (label, text) in facts {
      words.append(Word(text: label, x: 16, y: y, kind: "soft"))
      for line in text.broken(at: (width - 128) / letter) {
        words.append(Word(text: line, x: 112, y: y, kind: label == "found" ? "bad" : "ink"))
        y += Self.line
      }
    }
    return (words, y)
  }

  /// The picture; inside of another one it has a place.
  func svg(x: Int? = nil, y: Int? = nil) -> String {
    let place = zip(["x", "y"], [x, y]).compactMap { name, at in at.map { " \(name)=\"\($0)\"" } }
    let texts = words.map {
      "<text class=\"\($0.kind)\" x=\"\($0.x)\" y=\"\($0.y)\">\($0.text.escapedForXML)</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(place.joined()) \
      viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(title.escapedForXML)">
      <style>\(Self.style)</style>
      <rect class="paper" width="100%" height="100%" rx="12"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  private static let style = """
    text{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}\
    .paper{fill:#fbfaf7}.ink{fill:#1d1f23}.soft{fill:#5d626b}.bad{fill:#b3261e;font-weight:bold}\
    .first{fill:#8a5a00;font-weight:bold}.title,.group{fill:#1d1f23;font:bold 14px system-ui,sans-serif}\
    .title{font-size:18px}\
    @media(prefers-color-scheme:dark){.paper{fill:#15171b}.ink,.title,.group{fill:#eceae4}\
    .soft{fill:#a4a9b3}.bad{fill:#ff8f85}.first{fill:#f0c060}}
    """

  /// Where the cells of a timeline stand.
  private struct Grid {
    struct Cell {
      let column: Int
      let lines: [String]
      let kind: String
    }

    /// Cells beside each other; the first one is a name.
    struct Row {
      let cells: [Cell]
      var height: Int { cells.map(\.lines.count).max() ?? 1 }
    }

    let rows: [Row]
    private let widths: [Int]

    init(_ story: CaseStory) {
      let steps = story.steps.enumerated().map { index, step in
        let isFirst = index == story.firstDifference
        return Cell(
          column: index + 1, lines: (isFirst ? "▲ " + step : step).broken(at: longest),
          kind: isFirst ? "first" : "soft")
      }
      let lanes = story.groups.flatMap { group in
        let name = Cell(column: 0, lines: [group.name.withCapital], kind: "group")
        return [Row(cells: [name])] + group.lanes.map(Self.row)
      }
      rows = [Row(cells: steps)] + lanes
      let cells = rows.flatMap(\.cells)
      widths = (0...story.steps.count).map { column in
        let own = cells.filter { $0.column == column }.flatMap(\.lines)
        return letter * (own.map(\.count).max() ?? 0) + 20
      }
    }

    /// A lane; of a value for which there is no room it tells what changed.
    private static func row(_ lane: CaseStory.Lane) -> Row {
      let name = Cell(column: 0, lines: lane.name.broken(at: longest), kind: "soft")
      let cells = lane.cells.enumerated().map { step, cell in
        let before = step == 0 ? "" : lane.cells[step - 1].text
        let isLong = cell.text.count > 2 * longest && !before.isEmpty
        let text = isLong ? change(from: before, to: cell.text) : cell.text
        let marked = (cell.sign.map { $0 + " " } ?? "") + text + (cell.differs ? " ≠" : "")
        return Cell(
          column: step + 1, lines: marked.broken(at: longest), kind: cell.differs ? "bad" : "ink")
      }
      return Row(cells: [name] + cells)
    }

    func start(of column: Int) -> Int { 16 + widths.prefix(column).reduce(0, +) }

    var right: Int { start(of: widths.count) + 16 }
  }
}
