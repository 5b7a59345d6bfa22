import LawChecking

/// The page of a system: what every law says of it, and each mistake with its case.
struct SystemPage {
  let name: String
  let file: String
  /// What was found, law by law.
  let reported: [ReportedJudgement]
  private let stories: [CaseStory?]

  init(_ name: String, in file: String, _ reported: [ReportedJudgement], replayedBy command: String)
  {
    (self.name, self.file, self.reported) = (name, file, reported)
    stories = reported.map { $0.isReported ? $0.story(replayedBy: command) : nil }
  }

  /// The place of a verdict: its case, or what is said of the law.
  func place(of index: Int) -> String {
    let reporter = reported[index].cause?.reported ?? reported[index].judgement.verdict
    let place = reported.firstIndex { $0.judgement.verdict == reporter } ?? index
    return stories[place] == nil ? "law-\(index)" : "case-\(place)"
  }

  /// The mistakes that are not as declared, each with its place.
  var surprises: [(text: String, place: String)] {
    reported.indices.filter { reported[$0].isReported && !reported[$0].judgement.isAsDeclared }.map
    { index in
      let also = reported[index].also
      let rest = also.isEmpty ? "" : "; also \(also.joined(separator: ", "))"
      return (reported[index].judgement.verdict.headline + rest, place(of: index))
    }
  }

  /// The names under which the system is known elsewhere.
  var rows: [String] { reported.first?.judgement.rows ?? [] }

  /// - Parameters:
  ///   - previous: The page before this one.
  ///   - next: The page behind it.
  func html(after previous: SystemPage?, before next: SystemPage?) -> String {
    let known = rows.isEmpty ? "" : " · \(rows.joined(separator: " "))"
    let header = """
      <nav aria-label="Pages">
      <a href="\(RunPages.start)">All systems</a>
      \(link(previous, "prev", "←"))\(link(next, "next", "→"))
      </nav>
      <header>
      <h1>\(name.escapedForXML)</h1>
      <p class="lead">\((summary + known).escapedForXML)</p>
      </header>
      """
    let cases = stories.enumerated().compactMap { index, story in
      story?.article("case-\(index)", note: ", " + reported[index].judgement.note)
    }
    return HTMLPage(
      title: name, script: cases.isEmpty ? "" : RunPages.steps,
      place: .beside(style: RunPages.style)
    ).text([header, laws] + cases)
  }

  private func link(_ page: SystemPage?, _ relation: String, _ sign: String) -> String {
    guard let page else { return "" }
    return "<a rel=\"\(relation)\" href=\"\(page.file)\">\(sign) \(page.name.escapedForXML)</a>\n"
  }

  /// How many laws ended how.
  private var summary: String {
    let kinds = reported.map(\.judgement.verdict.kind)
    let counts = Verdict.Kind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind.words)"
    }
    return counts.joined(separator: ", ")
  }

  private var laws: String {
    """
    <section>
    <h2 id="laws">Laws</h2>
    <div class="scroller" role="region" aria-labelledby="laws" tabindex="0">
    <table class="laws">
    <thead><tr><th scope="col">law</th><th scope="col">verdict</th><th scope="col">cases</th>\
    <th scope="col">remark</th></tr></thead>
    <tbody>
    \(reported.indices.map(row).joined(separator: "\n"))
    </tbody>
    </table>
    </div>
    </section>
    """
  }

  private func row(_ index: Int) -> String {
    let (reported, verdict) = (reported[index], reported[index].judgement.verdict)
    let kind = verdict.kind.words
    let note = reported.judgement.isAsDeclared ? "" : ", \(reported.judgement.note)"
    let place = place(of: index)
    let how = reported.reporter.map { $0.how(verdict) } ?? "its case"
    let link = place.hasPrefix("case") ? "<a href=\"#\(place)\">\(how)</a> " : ""
    return """
      <tr id="law-\(index)"><th scope="row"><code>\(verdict.law.id.escapedForXML)</code>\
      <span class="says">\(verdict.law.title.escapedForXML)</span></th>\
      <td class="verdict \(reported.judgement.style)"><span aria-hidden="true">\(reported.judgement.sign)</span> \
      \((kind + note).escapedForXML)</td>\
      <td class="count">\(verdict.cases)</td><td>\(link)\((verdict.remark ?? "").escapedForXML)</td></tr>
      """
  }
}

extension ReportedJudgement {
  /// The case that shows it, if there is one.
  package func story(replayedBy command: String) -> CaseStory? {
    CaseStory(cause ?? Cause(judgement.verdict), replayedBy: command)
  }
}

extension Judgement {
  /// What its cell looks like.
  var style: String { isAsDeclared ? verdict.kind.rawValue : "surprise" }
}
