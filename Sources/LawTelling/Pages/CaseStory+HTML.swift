import LawChecking

// `pageScript` and `pageStyle` know its classes and `data-` attributes by name: change them together.
extension CaseStory {
  /// The case on a page; it works without script, and steps with it.
  ///
  /// - Parameters:
  ///   - name: Its place, where it is one of several.
  ///   - note: What is declared of it.
  ///   - isInRun: Whether there is a page of laws beside.
  func article(_ name: String = "", note: String = "", isInRun: Bool = false) -> String {
    let title = isInRun ? linkingLaws(title) : title.escapedForXML
    let heading = name.isEmpty ? "h1" : "h2"
    let header = """
      <header>
      <p class="kind \(verdict.kind.rawValue)">\(kind.name)\(note.escapedForXML)</p>
      <\(heading)>\(title)</\(heading)>
      <p class="lead">\(verdict.law.title.escapedForXML)</p>
      </header>
      """
    let place = name.isEmpty ? "" : " id=\"\(name)\""
    let suffix = name.isEmpty ? "" : "-" + name
    let sections = [
      "<article\(place) data-case>", header, factList(isInRun), stepper(suffix),
      timeline(suffix, name.isEmpty ? "h2" : "h3"), taskSection(name.isEmpty ? "h2" : "h3"),
      replaySection(name.isEmpty ? "h2" : "h3"), "</article>",
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func factList(_ isInRun: Bool) -> String {
    let items = facts.map { label, text in
      let linksLaws = isInRun && ["also", "and"].contains(label)
      let shown = linksLaws ? linkingLaws(text) : text.escapedForXML
      return "<div class=\"\(label)\"><dt>\(label)</dt><dd>\(shown)</dd></div>"
    }
    return "<dl>\n\(items.joined(separator: "\n"))\n</dl>"
  }

  /// The text, in which the laws that the mistake breaks lead to the page of laws.
  private func linkingLaws(_ text: String) -> String {
    let laws = Dictionary(cause.verdicts.map { ($0.law.id, $0.law) }) { first, _ in first }
    return text.escapedForXML.replacing(/[a-z0-9-]+/) { word in
      laws[String(word.output)]?.linked(String(word.output)) ?? String(word.output)
    }
  }

  private func stepper(_ suffix: String) -> String {
    if steps.isEmpty { return "" }
    let last = steps.count - 1
    return """
      <section class="stepper" aria-label="Step by step" hidden>
      <div class="controls">
      <button type="button" class="back" aria-label="One step back">←</button>
      <input type="range" class="step" min="0" max="\(last)" value="0" step="1" \
      aria-label="Step" aria-describedby="keys\(suffix)">
      <button type="button" class="forth" aria-label="One step on">→</button>
      </div>
      <div class="now" aria-live="polite"></div>
      <p id="keys\(suffix)" class="note">Arrow keys step; Home and End go to the start and to the end.</p>
      </section>
      """
  }

  private func timeline(_ suffix: String, _ heading: String) -> String {
    if steps.isEmpty { return "" }
    return """
      <section>
      <\(heading) id="timeline\(suffix)">Timeline</\(heading)>
      <p class="note">\(differenceNote)</p>
      <div class="scroller" role="region" aria-labelledby="timeline\(suffix)" tabindex="0">
      <table data-first-difference="\(firstDifference.map { "\($0)" } ?? "")">
      <thead><tr><th scope="col">after</th>\(headings)</tr></thead>
      \(bodies.joined(separator: "\n"))
      </table>
      </div>
      </section>
      """
  }

  private var differenceNote: String {
    let mark = sideBySide.first == nil ? "" : " What differs is marked with ≠."
    return "\(difference.withCapital.escapedForXML).\(mark)"
  }

  private var headings: String {
    steps.enumerated().map { index, step in
      let mark = index == firstDifference ? "<span class=\"first\">first difference</span>" : ""
      return "<th scope=\"col\" data-step=\"\(index)\">"
        + "<span class=\"number\">\(index)</span> <code>\(step.escapedForXML)</code>\(mark)</th>"
    }.joined()
  }

  private func taskSection(_ heading: String) -> String {
    if columns.isEmpty { return "" }
    return """
      <section>
      <\(heading)>Tasks</\(heading)>
      <pre tabindex="0">\(columns.joined(separator: "\n").escapedForXML)</pre>
      </section>
      """
  }

  private func replaySection(_ heading: String) -> String {
    guard let command, let token = verdict.counterexample?.token else { return "" }
    let lines = [command, token].map {
      "<div class=\"line\"><pre tabindex=\"0\"><code>\($0.escapedForXML)</code></pre></div>"
    }
    return """
      <section>
      <\(heading)>Run it again</\(heading)>
      \(lines.joined(separator: "\n"))
      </section>
      """
  }
}

extension String {
  /// The text as a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
