import LawTelling

extension SizeFigures {
  /// All kinds of findings together.
  var all: Group { Group("all", allOf: groups) }

  /// How many have at most so many operations, what else cases use, how far proofs have to reach, and what other
  /// shares of cases in order of size would do.
  var tables: String {
    [
      curve, useTable, memoryTable, order.shareTable,
      "as it is: \(order.missed.rounded(to: 1)) %; beyond order: \(order.beyondOrder)",
    ].joined(separator: "\n\n")
  }

  /// By the number of operations: how many findings of each kind have at most so many.
  var curve: String {
    let shown = groups + [all]
    let lengths = all.operations.indices.filter { all.operations[$0] > 0 }
    let rows = lengths.map { length in
      ["\(length)"] + shown.map { percent($0.operations.first(length + 1), of: $0.findings) }
        + [percent(all.smallest.first(length + 1), of: all.systems)]
    }
    return markdown(
      ["operations, at most"] + shown.map { "\($0.name) (\($0.findings))" }
        + ["the smallest of each system (\(all.systems))"], rows)
  }

  /// By a number: how many findings use so many ports, values and held bindings.
  var useTable: String {
    let used = [all.ports, all.values, all.held]
    let rows = (0..<(used.map(\.count).max() ?? 0)).map { number in
      ["\(number)"]
        + used.map { percent($0.dropFirst(number).first ?? 0, of: $0.reduce(0, +)) }
    }
    return markdown(["so many", "ports", "values that are set", "held bindings"], rows)
  }

  /// By a number of operations: how many faulty systems a proof up to it excludes, and how many proofs reach it.
  var memoryTable: String {
    let depths = all.memory.indices.filter { all.memory[$0] > 0 }
    let reached = proved.reduce(0, +)
    let rows = depths.map { depth in
      [
        "\(depth)", percent(all.memory.first(depth + 1), of: all.systems),
        percent(reached - proved.first(depth), of: reached),
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
  /// How many findings there are.
  var findings: Int { operations.reduce(0, +) }
}

extension [Int] {
  /// The sum of the first so many.
  func first(_ count: Int) -> Int { prefix(count).reduce(0, +) }
}

extension OrderFigures {
  /// By the share of cases in order of size: how many checks find nothing, and after how many cases the others do.
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
