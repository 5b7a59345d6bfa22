import LawChecking

/// A case on a page, which works without script, and steps with it.
///
/// `pageScript` and `pageStyle` use its classes and `data-` attributes by name: change them together.
/// `CI/full.d/page` looks for some. `stepping.png`, in the documentation and the README, shows such a page.
struct CaseArticle {
  let story: CaseStory
  /// The id of the article, if it is one of several on the page of a run.
  ///
  /// Then the headings of the article are two levels lower.
  var id: String?
  /// The words on how the verdict agrees with its declaration, which follow the kind of finding.
  ///
  /// Nil on a page of one case.
  var note: String?

  var html: String? {
    let pieces = [header, facts, stepper, timeline, tasks, copied, replay]
    return block("article", flag: "data-case", with: ["id": id], pieces)
  }

  private var header: String? {
    let verdict = story.verdict
    let words = story.kind.name + (note?.escapedForXML ?? "")
    let kind = element("p", class: "kind \(verdict.kind.rawValue)", words)
    let title = element(id == nil ? "h1" : "h3", story.title.escapedForXML)
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
  private var suffix: String { id.map { "-" + $0 } ?? "" }

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
    return section("Timeline", id: label, [note, scroller])
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
  private func section(_ title: String, id label: String? = nil, _ pieces: [String?]) -> String? {
    block("section", [element(id == nil ? "h2" : "h4", with: ["id": label], title)] + pieces)
  }
}
