import LawChecking

/// The page of a system: what every law says of it, and each mistake with its case.
///
/// `RunPages+Index` links to its ids, which begin with `law-` and `case-`; `CI/full.d/page` looks for them.
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
    let reporter = reported[index].reporter ?? reported[index].judgement.verdict
    let place = reported.firstIndex { $0.judgement.verdict == reporter } ?? index
    return stories[place] == nil ? "law-\(index)" : "case-\(place)"
  }

  /// The mistakes that are not as declared, each with its place.
  var surprises: [(text: String, place: String)] {
    reported.enumerated().filter { $1.isReported && !$1.judgement.isAsDeclared }.map {
      let rest = $1.also.isEmpty ? "" : "; also \($1.also.joined(separator: ", "))"
      return ($1.judgement.verdict.headline + rest, place(of: $0))
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
    let navigation = """
      <nav aria-label="Pages">
      <a href="\(RunPages.start)">All systems</a>
      <a href="\(RunPages.laws)">Laws</a>
      \(link(previous, "prev", "←"))\(link(next, "next", "→"))
      </nav>
      """
    let known = rows.isEmpty ? "" : " · \(rows.joined(separator: " "))"
    let lead = element("p.lead", (counts(reported.indices) + known).escapedForXML)
    let header = block("header", [element("h1", name.escapedForXML), lead])
    let cases = zip(reported.indices, stories).compactMap { index, story in
      story.map { story in
        let note = ", " + reported[index].judgement.note
        return CaseArticle(story: story, id: "case-\(index)", note: note, isInRun: true).html
      }
    }
    let pieces = [navigation, header] + laws + cases
    return htmlPage(name, script: RunPages.steps, isInRun: true, provenance, pieces)
  }

  private func link(_ page: SystemPage?, _ relation: String, _ sign: String) -> String {
    guard let page else { return "" }
    return "<a rel=\"\(relation)\" href=\"\(page.file)\">\(sign) \(page.name.escapedForXML)</a>\n"
  }

  /// How many of these laws ended how.
  private func counts(_ indices: some Sequence<Int>) -> String {
    let verdicts = indices.map { reported[$0].judgement.verdict }
    return Verdict.Kind.allCases.flatMap { kind in
      verdicts.filter { $0.kind == kind }.grouped(by: \.outcome).sorted { $0.key < $1.key }
        .map { "\($0.members.count) \($0.key)" }
    }.joined(separator: ", ")
  }

  /// The laws that need a look, what fails first; the others are folded up.
  private var laws: [String] {
    let held = reported.indices.filter { reported[$0].holds }
    let others = reported.indices.filter { !reported[$0].holds }
      .sorted { (reported[$0].rank, $0) < (reported[$1].rank, $1) }
    if held.isEmpty { return [table(others)] }
    let count = "\(held.count.counted("law")) \(held.count == 1 ? "holds" : "hold")"
    let summary = element("summary", "\(count): \(counts(held))")
    return [
      table(others), block(others.isEmpty ? "details open" : "details", [summary, table(held)]),
    ]
  }

  /// The laws in groups, so that what is said of several stands once.
  private func table(_ indices: [Int]) -> String {
    if indices.isEmpty { return "" }
    let groups = indices.grouped { reported[$0].judgement.outcome }
    let bodies = groups.map { outcome, group in
      tableBody("\(group.count) \(outcome)", group.map(row))
    }
    return lawTable(element("th", with: ["scope": "col", "class": "count"], "cases"), bodies)
  }

  private func row(_ index: Int) -> String {
    let (reported, verdict) = (reported[index], reported[index].judgement.verdict)
    let place = place(of: index)
    let how = reported.reporter.map { $0.how(verdict).escapedForXML } ?? "its case"
    let link =
      place.hasPrefix("case") ? " " + element("a.how", with: ["href": "#" + place], how) : ""
    let sign = element(
      "span.sign.\(reported.judgement.style)", with: ["aria-hidden": "true"],
      reported.judgement.sign)
    let law = verdict.law.row(verdict.law.linked)
    let head = element("th", with: ["scope": "row"], "\(sign) \(law)\(link)")
    let cases = element("td.count", "\(verdict.cases)")
    return element("tr", with: ["id": "law-\(index)"], head + cases)
  }
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
