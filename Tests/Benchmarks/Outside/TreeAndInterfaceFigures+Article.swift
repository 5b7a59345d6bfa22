import LawTelling

extension TreeAndInterfaceFigures {
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
    let red = rows.filter { $0.found < figures.seeds }.map { row in
      "*\(row.fault)* under \(row.found)"
        + (row.unseen > 0 ? ", by all laws under \(figures.seeds - row.unseen)" : "")
    }
    let mean = always.map(\.mean).mean.rounded(to: 1)
    return point(
      "\(title): \(always.count) of \(rows.count) are found under each of \(figures.seeds) seeds, in \(mean) cases on "
        + "average." + (red.isEmpty ? "" : " Red: " + red.joined(separator: "; ") + "."))
  }

  /// Returns a point of a list: the laws that correct systems seem to break.
  private func alarms(_ figures: [PlantedFigures], of systems: String) -> String {
    let broken = Set(figures.flatMap(\.alarms)).sorted()
    let laws = figures.map(\.laws).max() ?? 0
    return point(
      "The \(systems): \(broken.count) of \(laws) laws broken."
        + (broken.isEmpty ? "" : " Red: " + broken.joined(separator: ", ") + "."))
  }
}
