import LawChecking

/// A case on a page, which works without script, and steps with it.
///
/// `pageScript` and `pageStyle` use its classes and `data-` attributes by name: change them together.
/// `CI/full.d/page` looks for some. `stepping.png`, in the documentation and the README, shows such a page.
struct CaseArticle {
  /// Where the article stands.
  enum Place {
    /// On a page of its own.
    case alone
    /// Among others on the page of a run, with headings two levels lower.
    ///
    /// The note says how the verdict agrees with its declaration. It follows the kind of finding, after a comma.
    case inRun(id: String, note: String)
  }

  let story: CaseStory
  let place: Place

  var html: String? {
    let pieces = [header, facts, stepper, timeline, tasks, copied, replay]
    return block("article", flag: "data-case", with: ["id": place.id], pieces)
  }

  private var header: String? {
    let verdict = story.verdict
    let words = story.kind.name + (place.note.map { ", " + $0.escapedForXML } ?? "")
    let kind = element("p", class: "kind \(verdict.kind.rawValue)", words)
    let title = element(place.heading, story.title.escapedForXML)
    return block(
      "header", [kind, title, element("p", class: "lead", verdict.law.title.escapedForXML)])
  }

  private var facts: String? {
    let items = story.facts.map { fact in
      let label = element("dt", fact.label.rawValue)
      return element(
        "div", class: fact.label.cssClass, label + element("dd", fact.text.escapedForXML))
    }
    return block("dl", items)
  }

  /// The suffix of the ids of this case, so that each id on the page is unique.
  private var suffix: String { place.id.map { "-" + $0 } ?? "" }

  private var stepper: String? {
    if story.steps.isEmpty { return nil }
    return """
      <section class="stepper" aria-label="Step by step" hidden>
      <div class="controls">
      <button type="button" class="back" aria-label="One step back">←</button>
      <input type="range" class="step" min="0" max="\(story.steps.count - 1)" value="0" step="1" \
      aria-label="Step" aria-describedby="keys\(suffix)">
      <button type="button" class="forth" aria-label="One step on">→</button>
      </div>
      <div class="now" aria-live="polite"></div>
      <p id="keys\(suffix)" class="note">Arrow keys step; Home and End go to the start and to the end.</p>
      </section>
      """
  }

  private var timeline: String? {
    if story.steps.isEmpty { return nil }
    let label = "timeline" + suffix
    let mark = story.comparison.difference == nil ? "" : " What differs is marked with ≠."
    let note = element("p", class: "note", "\(story.difference.withCapital.escapedForXML).\(mark)")
    let first = story.firstDifference.map(String.init) ?? ""
    let head = element("tr", element("th", with: ["scope": "col"], "after") + headings)
    let rows = [element("thead", head)] + bodies
    let table = block("table", with: ["data-first-difference": first], rows)
    let scroller = block(
      "div", class: "scroller",
      with: ["role": "region", "aria-labelledby": label, "tabindex": "0"], [table])
    return section("Timeline", labelled: label, [note, scroller])
  }

  private var headings: String {
    story.steps.enumerated().map { index, step in
      let number = element("span", class: "number", "\(index)")
      let mark =
        index == story.firstDifference ? element("span", class: "first", "first difference") : ""
      let head = "\(number) \(element("code", step.escapedForXML))\(mark)"
      return element("th", with: ["scope": "col", "data-step": "\(index)"], head)
    }.joined()
  }

  private var tasks: String? {
    if story.taskTable.isEmpty { return nil }
    let lines = story.taskTable.joined(separator: "\n").escapedForXML
    return section("Tasks", [element("pre", with: ["tabindex": "0"], lines)])
  }

  /// The lines that define the advised derivation.
  private var copied: String? {
    guard let nearest = story.verdict.counterexample?.nearest, let lines = nearest.copied else {
      return nil
    }
    let note = element("p", class: "note", "These lines define what is written there.")
    let code = element("code", lines.escapedForXML)
    return section(
      "Without LawfulBindings", [note, element("pre", with: ["tabindex": "0"], code)])
  }

  private var replay: String? {
    guard let replay = story.replay else { return nil }
    let lines = [replay.command, replay.token].map { line in
      let code = element("code", line.escapedForXML)
      return element("div", class: "line", element("pre", with: ["tabindex": "0"], code))
    }
    return section("Run it again", lines)
  }

  /// Returns a section below a heading.
  ///
  /// - Parameter label: The id of the heading, if another element names the heading as its label.
  private func section(
    _ title: String, labelled label: String? = nil, _ pieces: [String?]
  ) -> String? {
    block("section", [element(place.subheading, with: ["id": label], title)] + pieces)
  }
}

extension CaseArticle.Place {
  /// The id of the article.
  fileprivate var id: String? {
    switch self {
    case .alone: nil
    case .inRun(let id, _): id
    }
  }

  fileprivate var note: String? {
    switch self {
    case .alone: nil
    case .inRun(_, let note): note
    }
  }

  /// The element of the heading of the article.
  fileprivate var heading: String {
    switch self {
    case .alone: "h1"
    case .inRun: "h3"
    }
  }

  /// The element of the headings of its sections.
  fileprivate var subheading: String {
    switch self {
    case .alone: "h2"
    case .inRun: "h4"
    }
  }
}
