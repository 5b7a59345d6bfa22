import LawTelling

extension SizeFigures {
  /// The findings of all kinds together.
  var all: Group { Group("all", allOf: groups) }

  /// All tables: operations, uses, reach of proofs, and shares of cases in order of size.
  var tables: String {
    [
      curve, useTable, memoryTable, order.shareTable,
      "as it is: \(order.missed.rounded(to: 1)) %; beyond order: \(order.beyondOrder)",
    ].joined(separator: "\n\n")
  }

  /// A table of the findings of each kind that have at most a number of operations.
  var curve: String {
    let shown = groups + [all]
    let lengths = all.operations.indices.filter { all.operations[$0] > 0 }
    let rows = lengths.map { length in
      ["\(length)"] + shown.map { percent($0.operations.sum(ofFirst: length + 1), of: $0.findings) }
        + [percent(all.smallest.sum(ofFirst: length + 1), of: all.systems)]
    }
    return markdown(
      ["operations, at most"] + shown.map { "\($0.name) (\($0.findings))" }
        + ["the smallest of each system (\(all.systems))"], rows)
  }

  /// A table of the findings that use a number of ports, values and held bindings.
  var useTable: String {
    let used = [all.ports, all.values, all.held]
    let rows = (0..<(used.map(\.count).max() ?? 0)).map { number in
      ["\(number)"]
        + used.map { percent($0.dropFirst(number).first ?? 0, of: $0.reduce(0, +)) }
    }
    return markdown(["so many", "ports", "values that are set", "held bindings"], rows)
  }

  /// A table of the faulty systems that a proof to a depth excludes, and of the proofs that reach this depth.
  var memoryTable: String {
    let depths = all.memory.indices.filter { all.memory[$0] > 0 }
    let reached = proved.reduce(0, +)
    let rows = depths.map { depth in
      [
        "\(depth)", percent(all.memory.sum(ofFirst: depth + 1), of: all.systems),
        percent(reached - proved.sum(ofFirst: depth), of: reached),
      ]
    }
    return markdown(
      [
        "operations of memory", "faulty systems that such a proof excludes (of \(all.systems))",
        "proofs that reach so far (of \(reached))",
      ], rows)
  }
}

extension SizeFigures.Group {
  /// The number of findings.
  var findings: Int { operations.reduce(0, +) }
}

extension OrderFigures {
  /// A table of the checks that find nothing, and the mean number of cases of the others, for each share.
  var shareTable: String {
    let rows = shares.map { share in
      [
        "\(share.inOrder) of \(share.cases)", "\(share.missed.rounded(to: 1)) %",
        share.mean.rounded(to: 1),
      ]
    }
    return markdown(["in order of size", "find nothing", "cases, on average"], rows)
  }
}
