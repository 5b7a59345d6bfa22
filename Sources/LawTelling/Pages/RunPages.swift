package import LawChecking

/// A whole run as pages that need no network: a table of systems and laws, and a page a system, with
/// its cases step by step.
///
/// They are made of the data of verdicts alone, wherever those come from; nothing is run.
package struct RunPages {
  /// The page to open; `CI/site` links to this name.
  package static let start = "index.html"
  static let (laws, style, steps, table) = ("laws.html", "style.css", "steps.js", "table.js")

  /// Whether a folder of files with these names holds such pages and nothing else.
  ///
  /// Only such a folder is overwritten by a later run: names that were written once have to stay.
  /// `RunPages+Folder` spells the name of the style.
  package static func areAll(_ names: [String]) -> Bool {
    names.contains(table)
      && names.allSatisfy { [style, steps, table].contains($0) || $0.hasSuffix(".html") }
  }

  let title: String
  /// What has to be known beside, a sentence each.
  let notes: [String]
  let pages: [SystemPage]
  let families: [[LawDescription]]
  let provenance: Provenance

  /// - Parameters:
  ///   - judgements: The results; those on one system are shown together.
  ///   - command: What stands before `replay` in the lines to copy.
  ///   - provenance: Where they come from.
  ///   - title: What the run is called.
  ///   - notes: What has to be known beside, a sentence each.
  package init(
    _ judgements: [Judgement], replayedBy command: String, _ provenance: Provenance,
    title: String = "Binding laws", notes: [String] = []
  ) {
    (self.title, self.notes, self.provenance) = (title, notes, provenance)
    families = Self.families(of: judgements)
    let systems = judgements.reported.grouped(by: \.judgement.verdict.system)
    // The names of `start` and `laws`, which no system may take.
    let files = systems.map(\.key).fileNames(beside: ["index", "laws"])
    pages = zip(systems, files).map {
      SystemPage($0.key, in: $1, $0.members, replayedBy: command)
    }
  }

  /// All files, the page to open first.
  package var files: [(name: String, text: String)] {
    let neighbours = [nil] + pages.map(Optional.some) + [nil]
    let systems = pages.enumerated().map { index, page in
      (page.file, page.html(provenance, after: neighbours[index], before: neighbours[index + 2]))
    }
    return [
      (Self.start, indexPage), (Self.laws, lawsPage),
      (Self.style, pageStyle + "\n" + runStyle + "\n"), (Self.steps, pageScript + "\n"),
      (Self.table, tableScript + "\n"),
    ] + systems
  }
}

extension [String] {
  /// Names of pages that nobody takes for each other, even where capitals do not count.
  fileprivate func fileNames(beside taken: Set<String>) -> [String] {
    var taken = taken
    return map { name in
      let stem = name.slug.isEmpty ? "system" : name.slug
      var (candidate, number) = (stem, 1)
      while !taken.insert(candidate.lowercased()).inserted {
        number += 1
        candidate = "\(stem)-\(number)"
      }
      return candidate + ".html"
    }
  }
}
