package import LawChecking

/// A whole run as pages that need no network: a table of systems and laws, and a page a system, with
/// its cases step by step.
///
/// They are made of the data of verdicts alone, wherever those come from; nothing is run.
package struct RunPages {
  /// A file of the folder.
  package struct File {
    /// What it is called there.
    package let name: String
    /// All of it.
    package let text: String
  }

  /// The page to open.
  package static let start = "index.html"
  static let (laws, style, steps, table) = ("laws.html", "style.css", "steps.js", "table.js")

  /// Whether a folder of files with these names holds such pages and nothing else.
  package static func areAll(_ names: [String]) -> Bool {
    names.contains(table)
      && names.allSatisfy { [style, steps, table].contains($0) || $0.hasSuffix(".html") }
  }

  private let title: String
  private let notes: [String]
  private let pages: [SystemPage]
  private let laws: LawList
  private let provenance: Provenance

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
    laws = LawList(judgements)
    let reported = Dictionary(grouping: judgements.reported, by: \.judgement.verdict.system)
    var names: [String] = []
    for system in judgements.map(\.verdict.system) where !names.contains(system) {
      names.append(system)
    }
    let files = names.fileNames(beside: ["index", "laws"])
    pages = zip(names, files).map {
      SystemPage($0, in: $1, reported[$0] ?? [], replayedBy: command)
    }
  }

  /// All files, the page to open first.
  package var files: [File] {
    let neighbours = [nil] + pages.map(Optional.some) + [nil]
    let systems = pages.enumerated().map { index, page in
      File(
        name: page.file,
        text: page.html(provenance, after: neighbours[index], before: neighbours[index + 2]))
    }
    let index = RunIndex(pages, laws, title: title, notes: notes)
    return [
      File(name: Self.start, text: index.html(provenance)),
      File(name: Self.laws, text: laws.html(provenance)),
      File(name: Self.style, text: pageStyle + "\n" + runStyle + "\n"),
      File(name: Self.steps, text: pageScript + "\n"),
      File(name: Self.table, text: tableScript + "\n"),
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
