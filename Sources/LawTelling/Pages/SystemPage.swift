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

  /// The place of a verdict, to which the index page links: its case, or what is said of the law.
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
  ///   - provenance: Where it comes from.
  ///   - previous: The page before this one.
  ///   - next: The page behind it.
  func html(
    _ provenance: Provenance, after previous: SystemPage?, before next: SystemPage?
  ) -> String {
    let known = rows.isEmpty ? "" : " · \(rows.joined(separator: " "))"
    let header = """
      <nav aria-label="Pages">
      <a href="\(RunPages.start)">All systems</a>
      <a href="\(RunPages.laws)">Laws</a>
      \(link(previous, "prev", "←"))\(link(next, "next", "→"))
      </nav>
      <header>
      <h1>\(name.escapedForXML)</h1>
      <p class="lead">\((Self.counts(reported) + known).escapedForXML)</p>
      </header>
      """
    let cases = stories.enumerated().compactMap { index, story in
      story?.article("case-\(index)", note: ", " + reported[index].judgement.note, isInRun: true)
    }
    return htmlPage(
      name, script: RunPages.steps, isInRun: true, provenance, [header] + laws + cases)
  }

  private func link(_ page: SystemPage?, _ relation: String, _ sign: String) -> String {
    guard let page else { return "" }
    return "<a rel=\"\(relation)\" href=\"\(page.file)\">\(sign) \(page.name.escapedForXML)</a>\n"
  }

  /// How many laws ended how.
  private static func counts(_ reported: [ReportedJudgement]) -> String {
    let verdicts = reported.map(\.judgement.verdict)
    let outcomes = Verdict.Kind.allCases.flatMap { kind in
      Set(verdicts.filter { $0.kind == kind }.map(\.outcome)).sorted()
    }
    return outcomes.map { outcome in "\(verdicts.count { $0.outcome == outcome }) \(outcome)" }
      .joined(separator: ", ")
  }

  /// The laws that need a look, what fails first; the others are folded up.
  private var laws: [String] {
    let held = reported.indices.filter { reported[$0].holds }
    let others = reported.indices.filter { !reported[$0].holds }
      .sorted { (reported[$0].rank, $0) < (reported[$1].rank, $1) }
    let count = "\(held.count.counted("law")) \(held.count == 1 ? "holds" : "hold")"
    return (others.isEmpty ? [] : [table(others)])
      + (held.isEmpty
        ? []
        : [
          """
          <details\(others.isEmpty ? " open" : "")>
          <summary>\(count): \(Self.counts(held.map { reported[$0] }))</summary>
          \(table(held))
          </details>
          """
        ])
  }

  /// The laws in groups, so that what is said of several stands once.
  private func table(_ indices: [Int]) -> String {
    let groups = indices.grouped { reported[$0].judgement.outcome }
    return lawTable("<th scope=\"col\" class=\"count\">cases</th>", groups.map(body))
  }

  private func body(_ outcome: String, _ group: [Int]) -> String {
    tableBody("\(group.count) \(outcome)", group.map(row))
  }

  private func row(_ index: Int) -> String {
    let (reported, verdict) = (reported[index], reported[index].judgement.verdict)
    let law = verdict.law
    let place = place(of: index)
    let how = reported.reporter.map { $0.how(verdict) } ?? "its case"
    let link = place.hasPrefix("case") ? " <a class=\"how\" href=\"#\(place)\">\(how)</a>" : ""
    return """
      <tr id="law-\(index)"><th scope="row"><span class="sign \(reported.judgement.style)" aria-hidden="true">\
      \(reported.judgement.sign)</span> \(law.row(law.linked(law.id)))\(link)</th><td class="count">\(verdict.cases)</td></tr>
      """
  }
}

/// A table of laws, and what is said of each under another heading.
func lawTable(_ heading: String, _ bodies: [String]) -> String {
  """
  <div class="scroller" role="region" aria-label="Laws" tabindex="0">
  <table class="laws">
  <thead><tr><th scope="col">law</th>\(heading)</tr></thead>
  \(bodies.joined(separator: "\n"))
  </table>
  </div>
  """
}

/// Rows of a table of laws, below a heading.
func tableBody(_ heading: String, _ rows: [String]) -> String {
  """
  <tbody>
  <tr class="group"><th colspan="2" scope="rowgroup"><span>\(heading.escapedForXML)</span></th></tr>
  \(rows.joined(separator: "\n"))
  </tbody>
  """
}

extension ReportedJudgement {
  /// The case that shows it, if there is one.
  package func story(replayedBy command: String) -> CaseStory? {
    CaseStory(cause ?? Cause(judgement.verdict), replayedBy: command)
  }

  /// Whether the law holds, as declared.
  fileprivate var holds: Bool {
    judgement.isAsDeclared && [.upheld, .proved].contains(judgement.verdict.kind)
  }

  /// What fails comes first, and the law whose case shows it before the others.
  fileprivate var rank: Int {
    let rank = !judgement.isAsDeclared ? 0 : judgement.verdict.kind.isFailure ? 2 : 4
    return rank + (isReported ? 0 : 1)
  }
}

extension Judgement {
  /// What its cell looks like: a class that `runStyle` knows by name.
  var style: String { isAsDeclared ? verdict.kind.rawValue : "surprise" }

  /// How it ended, and what is said of that.
  fileprivate var outcome: String {
    verdict.kind.words + (isAsDeclared ? "" : ", \(note)")
      + (verdict.remark.map { ": \($0)" } ?? "")
  }
}
