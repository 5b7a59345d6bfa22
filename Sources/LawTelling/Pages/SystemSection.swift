import LawChecking

/// A system on the page of a run: the verdict of every law, and each mistake with its case.
struct SystemSection {
  let name: String
  /// The verdicts, law by law.
  let reported: [ReportedJudgement]
  /// The number of the section, which no other one has.
  private let number: Int
  /// The story of each verdict, in the order of `reported`.
  ///
  /// Nil if its case is shown elsewhere, or if it has none.
  private let stories: [CaseStory?]

  /// Makes the section of a system.
  ///
  /// - Parameters:
  ///   - name: The name of the system.
  ///   - number: A number that no other system has, for the ids of the section.
  ///   - reported: The verdicts, law by law.
  ///   - command: The text before `replay` in the lines to copy.
  init(_ name: String, number: Int, _ reported: [ReportedJudgement], replayedBy command: String) {
    self.name = name
    self.number = number
    self.reported = reported
    stories = reported.map { $0.isReported ? $0.story(replayedBy: command) : nil }
  }

  /// The id of the section.
  var id: String { "system-\(number)" }

  /// Returns the id of the element that shows a verdict: its case, or the row of the law.
  private func anchor(of index: Int) -> String { anchorOfCase(of: index) ?? id(ofLaw: index) }

  /// Returns the id of the case that shows a verdict, or nil if none does.
  ///
  /// It is the case of the verdict that reports the same cause, or else its own.
  private func anchorOfCase(of index: Int) -> String? {
    let reporter = reported[index].reporter ?? reported[index].judgement.verdict
    let shown = reported.firstIndex { $0.judgement.verdict == reporter } ?? index
    return stories[shown] == nil ? nil : id(ofCase: shown)
  }

  private func id(ofLaw index: Int) -> String { "law-\(number)-\(index)" }

  private func id(ofCase index: Int) -> String { "case-\(number)-\(index)" }

  /// The mistakes that are not as declared, each with the id of the element that shows it.
  var surprises: [(text: String, anchor: String)] {
    let mistakes = reported.enumerated().filter { $1.isReported && !$1.judgement.isAsDeclared }
    return mistakes.map { index, mistake in
      let others = mistake.also.isEmpty ? "" : "; also \(mistake.also.joined(separator: ", "))"
      return (mistake.judgement.verdict.headline + others, anchor(of: index))
    }
  }

  /// The sentences about missing verdicts that are as declared, one for each law.
  var notJudged: [String] {
    let verdicts = reported.map(\.judgement).filter(\.isAsDeclared).map(\.verdict)
    return verdicts.filter { $0.kind == .notJudged || $0.isGivenUp }.map(\.headline)
  }

  /// The number of laws for each kind of verdict.
  var counts: String { counts(reported.indices) }

  var html: String? {
    let rows = reported.first?.judgement.rows ?? []
    let known = rows.isEmpty ? "" : " · \(rows.joined(separator: " "))"
    let heading = element("h2", name.escapedForXML)
    let lead = element("p", class: "lead", (counts + known).escapedForXML)
    let cases = zip(reported.indices, stories).map { index, story in
      story.flatMap { story in
        let note = reported[index].judgement.note
        return CaseArticle(story: story, place: .inRun(id: id(ofCase: index), note: note)).html
      }
    }
    return block("section", class: "system", with: ["id": id], [heading, lead] + laws + cases)
  }

  /// Returns the number of these laws for each kind of verdict.
  private func counts(_ indices: some Sequence<Int>) -> String {
    let verdicts = indices.map { reported[$0].judgement.verdict }
    return Verdict.Kind.allCases.flatMap { kind in
      verdicts.filter { $0.kind == kind }.grouped(by: \.depthOfProof)
        // A proof about tasks has no depth, and comes first.
        .sorted { ($0.key ?? -1) < ($1.key ?? -1) }
        .map { "\($0.members.count) \($0.members[0].outcome)" }
    }.joined(separator: ", ")
  }

  /// The tables of the laws.
  ///
  /// Failures come first. The laws that hold are folded up.
  private var laws: [String?] {
    let held = reported.indices.filter { reported[$0].holds }
    let notHeld = reported.indices.filter { !reported[$0].holds }
      .sorted { rank(of: $0) < rank(of: $1) }
    if held.isEmpty { return [table(notHeld)] }
    let count = "\(held.count.counted("law")) \(held.count == 1 ? "holds" : "hold")"
    let summary = element("summary", "\(count): \(counts(held))")
    return [
      table(notHeld),
      block("details", flag: notHeld.isEmpty ? "open" : nil, [summary, table(held)]),
    ]
  }

  /// Returns the rank of a law that does not hold: by its group, then by whether its case is shown.
  ///
  /// So among the laws that one mistake breaks, the law whose case is shown comes first. The others keep their
  /// order.
  private func rank(of index: Int) -> (Int, Int, Int) {
    let reported = reported[index]
    return (reported.group.rawValue, reported.isReported ? 0 : 1, index)
  }

  /// Returns a table of laws in groups, so that words about several laws stand once.
  private func table(_ indices: [Int]) -> String? {
    if indices.isEmpty { return nil }
    let groups = indices.grouped { reported[$0].judgement.outcomeWithRemark }
    let bodies = groups.map { outcome, group in
      tableBody("\(group.count) \(outcome)", group.map(row))
    }
    let heads =
      element("th", with: ["scope": "col"], "law")
      + element("th", with: ["scope": "col", "class": "count"], "cases")
    return block(
      "div", class: "scroller",
      with: ["role": "region", "aria-label": "Laws of \(name)", "tabindex": "0"],
      [block("table", class: "laws", [element("thead", element("tr", heads))] + bodies)])
  }

  /// Returns the row of a law: its name, a link to the case that shows its verdict, and its cases.
  private func row(_ index: Int) -> String {
    let reported = reported[index]
    let verdict = reported.judgement.verdict
    let how = reported.reporter.map { $0.wordsOnMistake(of: verdict).escapedForXML } ?? "its case"
    let link = anchorOfCase(of: index).map { anchor in
      " " + element("a", class: "how", with: ["href": "#" + anchor], how)
    }
    let sign = element(
      "span", class: "sign \(reported.judgement.style)", with: ["aria-hidden": "true"],
      reported.judgement.sign)
    let law =
      element("code", verdict.law.id.escapedForXML)
      + element("span", class: "says", verdict.law.title.escapedForXML)
    let head = element("th", with: ["scope": "row"], "\(sign) \(law)\(link ?? "")")
    let cases = element("td", class: "count", "\(verdict.cases)")
    return element("tr", with: ["id": id(ofLaw: index)], head + cases)
  }
}

extension ReportedJudgement {
  /// Whether the law holds, as declared.
  fileprivate var holds: Bool {
    judgement.isAsDeclared && [.upheld, .proved].contains(judgement.verdict.kind)
  }

  /// The groups of laws in the table, in order.
  fileprivate enum Group: Int {
    case notAsDeclared, failing, other
  }

  /// The group of the law in the table.
  fileprivate var group: Group {
    if !judgement.isAsDeclared { return .notAsDeclared }
    return judgement.verdict.kind.isFailure ? .failing : .other
  }
}

extension Judgement {
  /// The class of the sign of its verdict, which `pageStyle` uses by name.
  var style: String { isAsDeclared ? verdict.kind.rawValue : "surprise" }

  /// The outcome, with what is remarked on it.
  fileprivate var outcomeWithRemark: String {
    verdict.kind.words + (isAsDeclared ? "" : ", \(note)")
      + (verdict.remark.map { ": \($0)" } ?? "")
  }
}
