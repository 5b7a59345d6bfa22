import LawTelling

/// The findings on faults of a red-black tree and of parts of a terminal interface.
struct ComponentFigures: Codable {
  /// The findings on the tree by its values alone.
  let redBlack: PlantedFigures
  /// The findings on the tree with a port that shows whether its colours are right.
  let redBlackColours: PlantedFigures
  /// The findings on a text field, a text area and a pager.
  let components: [PlantedFigures]

  /// Measures the findings under a tenth of the seeds that other faults get.
  ///
  /// If a fault's own law misses it, all other laws look for it under the same seed, which takes long.
  static func measure(tenthOf all: Int) async throws -> ComponentFigures {
    let seeds = max(1, all / 10)
    return try await ComponentFigures(
      redBlack: .measure(RedBlackFault.self, seeds: seeds),
      redBlackColours: .measure(
        RedBlackFault.self, by: RedBlackModel(showsColours: true), seeds: seeds),
      components: [
        .measure(TextInputFault.self, seeds: seeds), .measure(TextAreaFault.self, seeds: seeds),
        .measure(PagerFault.self, seeds: seeds),
      ])
  }

  var tables: String { redBlackTable + "\n\n" + componentTable }

  /// A table of faults: the seeds that find each, and the mean number of cases, without and with the colours.
  private var redBlackTable: String {
    let rows = zip(redBlack.rows, redBlackColours.rows).map { alone, shown in
      [alone.fault, alone.text, shown.text, shown.code]
    }
    return markdown(["fault", "`tree[k]`", "with colours", "a case"], rows)
  }

  /// A table of faults: the law named beforehand, and the seeds that find the fault by that law.
  private var componentTable: String {
    let rows = components.flatMap(\.rows).map { row in
      [row.fault, "`\(row.law)`", row.text, "\(row.unseen)", row.code]
    }
    return markdown(["fault", "law", "found, cases", "missed by all", "a case"], rows)
  }
}

// MARK: - In the article

extension ComponentFigures {
  /// The section of *How good is it?* on these figures.
  var section: String {
    """
    ## \(redBlack.rows.count) faults of a red-black tree

    From Etna (Shi et al., ICFP 2023), written down from its description. `tree[k]` is as above, and the tree is
    judged by `conforms`, with as many cases as by default.

    \(points(redBlack, "By the values of its keys alone"))
    \(points(redBlackColours, "With a port that reads whether the colours are right"))
    \(alarms([redBlack, redBlackColours], of: "correct tree"))

    ## \(components.flatMap(\.rows).count) faults of a terminal interface

    From the README of Bubble Tea's components in [hegel-zoo](https://github.com/hegeldev/hegel-zoo), from the
    descriptions alone: a text field, a text area and a pager, each as a store. A law was named for each fault beforehand.

    \(components.map { points($0, "\($0.rows.count) faults") }.joined(separator: "\n"))
    \(alarms(components, of: "correct stores"))
    """
  }

  /// Returns a point of a list: the number of faults that every seed finds, and the other faults.
  private func points(_ figures: PlantedFigures, _ title: String) -> String {
    let rows = figures.rows
    let always = rows.filter { $0.found == figures.seeds }
    let rest = rows.filter { $0.found < figures.seeds }.map {
      "*\($0.fault)* under \($0.found)"
        + ($0.unseen > 0 ? ", by all laws under \(figures.seeds - $0.unseen)" : "")
    }
    let mean = always.map(\.mean).mean.rounded(to: 1)
    return point(
      "\(title): \(always.count) of \(rows.count) are found under each of \(figures.seeds) seeds, in \(mean) cases on "
        + "average." + (rest.isEmpty ? "" : " Red: " + rest.joined(separator: "; ") + "."))
  }

  private func alarms(_ figures: [PlantedFigures], of systems: String) -> String {
    let broken = Set(figures.flatMap(\.alarms)).sorted()
    let laws = figures.map(\.laws).max() ?? 0
    return point(
      "The \(systems): \(broken.count) of \(laws) laws broken."
        + (broken.isEmpty ? "" : " Red: " + broken.joined(separator: ", ") + "."))
  }
}

extension PlantedFigures.Row {
  /// The number of seeds that find the fault, and the mean number of cases.
  fileprivate var text: String { found == 0 ? "0" : "\(found), \(mean.rounded(to: 1))" }
  /// The smallest case as code, or an empty text if no seed finds the fault.
  fileprivate var code: String { trace.isEmpty ? "" : "`\(trace.joined(separator: "; "))`" }
}
