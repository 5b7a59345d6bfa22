import LawTelling

extension BenchFigures {
  /// The figures as a table.
  var text: String {
    """
    W1  throughput       \(w1.ratio.rounded(to: 2)) x bare loop, \
    \(Int(w1.operationsPerSecond)) operations/s, \(w1.sequences) sequences
    W2  random search    \(w2.line)
    W3  proof            \(w3.ratio.rounded(to: 2)) x bare enumeration, \(w3.sequences) sequences
    W6  child process    \(w6.microseconds.rounded(to: 1)) µs a case, here \
    \(w6.microsecondsHere.rounded(to: 1)) µs, \(w6.cases) cases more
    """
  }
}

extension Simplification {
  /// The figures in a line.
  fileprivate var line: String {
    "\(found)/\(seeds) found, first at case \(firstMedian), simplified in \(simplifyMedian), "
      + "\(minimal) minimal, \(distinctFinals) final"
  }
}
