extension LocalChecker {
  /// Runs the suite that `LawChecker.suiteOfMemory` describes.
  func suiteOfMemory(of k: Int) -> Int? {
    let machine = subject.proofMachine(.none, until: nil)
    let level = HistorySuite.Level(k, .counted)
    let suite = HistorySuite(machine, Expectations(machine), level)
    return suite.isPassed ? suite.sequences : nil
  }
}
