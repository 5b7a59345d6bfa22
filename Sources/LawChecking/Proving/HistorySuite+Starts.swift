extension HistorySuite.Level {
  /// Returns the states in which histories begin: a new system in each base, which holds no binding or all.
  ///
  /// If making reads nothing of the source and writes are free, bases of which held bindings have the same
  /// expectations share one start. `make` says whether it read the source. `SuiteSize` counts these starts,
  /// and their order decides which history is reported.
  ///
  /// - Parameter skipsUnreadBases: Whether to leave out such starts. It is valid only if external writes are free.
  func starts(
    of machine: any ProofMachine, _ expectations: Expectations, skipsUnreadBases: Bool
  ) -> [Divergence.Start] {
    let shape = machine.shape
    var starts: [Divergence.Start] = []
    for isHolding in hasHeldStarts ? [false, true] : [false] {
      var representatives: [Int] = []
      for base in 0..<shape.bases where !isHolding || shape.hasPorts(base) {
        if skipsUnreadBases {
          let hasRead = machine.make(in: base, isHolding: isHolding)
          let isKnown = representatives.contains { known in
            !isHolding || expectations.areEquivalent(heldSince: base, or: known)
          }
          if !hasRead && isKnown { continue }
          if !hasRead { representatives.append(base) }
        }
        starts.append(Divergence.Start(base: base, isHolding: isHolding))
      }
    }
    return starts
  }
}

extension Expectations {
  /// Whether two bases have the same ports, and bindings held since either have the same expectations.
  fileprivate func areEquivalent(heldSince base: Int, or other: Int) -> Bool {
    shape.hasEqualPorts(base, other)
      && (0..<shape.ports).allSatisfy { port in
        !shape.isPresent(port, in: base) || isEquivalent(port, since: base, and: other)
      }
  }
}
