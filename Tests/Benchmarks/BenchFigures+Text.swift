import LawTelling

extension BenchFigures {
  /// The figures as a table.
  var text: String {
    (heads + ["", Self.text(w4)]).joined(separator: "\n")
  }

  /// How faults are found, as a table.
  static func text(_ faults: [FaultFinding]) -> String {
    ([faultHead] + faults.map(\.line)).joined(separator: "\n")
  }

  private var heads: [String] {
    [
      "W1  throughput       \(w1.ratio.rounded(to: 2)) x bare loop, "
        + "\(Int(w1.operationsPerSecond)) operations/s, \(w1.sequences) sequences",
      "    flight recorder  \(w1Recorded?.line ?? "none can be made")",
      "W2  random search    \(w2.line)",
      "    with flatMap     \(w2FlatMap.line)",
      "    in order of size \(w2Shortlex?.line ?? "missed")",
      "W3  proof            \(w3.ratio.rounded(to: 2)) x bare enumeration, \(w3.sequences) sequences in "
        + "\((w3.seconds * 1000).rounded(to: 3)) ms, bare "
        + "\((w3.bareSeconds * 1000).rounded(to: 3)) ms",
    ] + w5.map(\.line) + [w6.line]
  }

  private static let faultHead =
    "W4  " + "specimen".padded(to: 28) + "law".padded(to: 26) + "median".aligned(to: 7)
    + "worst".aligned(to: 7) + "simplify".aligned(to: 10) + "runs".aligned(to: 8)
    + "length".aligned(to: 8)
    + "finals".aligned(to: 8)
}

extension Reading {
  fileprivate var line: String {
    "W5  typed trace      \(operations) operations, \(ports) ports, \(law): read in "
      + "\(read.rounded(to: 2)) ms, read, run and reported in \(reported.rounded(to: 2)) ms"
  }
}

extension ChildCases {
  fileprivate var line: String {
    "W6  child process    \(microseconds.rounded(to: 1)) µs a case, here "
      + "\(microsecondsHere.rounded(to: 1)) µs, \(cases) cases more"
  }
}

extension Recording {
  fileprivate var line: String {
    "\(ratio.rounded(to: 3)) x the same without, in the median of \(pairs) pairs"
  }
}

extension Simplification {
  fileprivate var line: String {
    "\(found)/\(seeds) found, first at case \(firstMedian), simplified in \(simplifyMedian), "
      + "\(minimal) minimal, \(distinctFinals) final"
  }
}

extension Simplification.Shortlex {
  fileprivate var line: String {
    "case \(executionsToFirst), \(operations) operations, nothing to simplify"
  }
}

extension FaultFinding {
  fileprivate var line: String {
    "    " + specimen.padded(to: 28) + law.padded(to: 26)
      + (firstMedian.map(String.init) ?? "missed").aligned(to: 7)
      + (firstWorst.map(String.init) ?? "missed").aligned(to: 7)
      + "\(simplifyMedian)".aligned(to: 10) + "\(runsMedian)".aligned(to: 8)
      + "\(operations)".aligned(to: 8)
      + "\(distinctFinals)".aligned(to: 8)
  }
}
