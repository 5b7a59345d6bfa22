import LawTelling

extension BenchFigures {
  /// The figures as a table.
  var text: String {
    """
    W1  throughput       \(throughput.ratio.rounded(to: 2)) x bare loop, \
    \(Int(throughput.operationsPerSecond)) operations/s, \(throughput.sequences) sequences
    W2  random search    \(search.line)
    W3  proof            \(proof.ratio.rounded(to: 2)) x bare enumeration, \(proof.sequences) sequences
    W6  child process    \(child.microseconds.rounded(to: 1)) µs a case, here \
    \(child.microsecondsHere.rounded(to: 1)) µs, \(child.cases) cases more
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
