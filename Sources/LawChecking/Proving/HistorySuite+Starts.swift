extension HistorySuite.Level {
  /// The starts: made again in each base, with nothing held and with everything held.
  ///
  /// Where making reads nothing of the source and writes are free, one start does for all bases
  /// since which the same is held. `make` says whether it read the source. `SuiteSize` counts by these
  /// starts, and their order decides which history is reported.
  ///
  /// - Parameter skipsUnreadBases: Whether starts are spared so, which is right for free writes alone.
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
  /// Whether the same ports are there in two bases, and whether the same is expected of them since both.
  fileprivate func areEquivalent(heldSince base: Int, or other: Int) -> Bool {
    shape.hasEqualPorts(base, other)
      && (0..<shape.ports).allSatisfy { port in
        !shape.isPresent(port, in: base) || isEquivalent(port, since: base, and: other)
      }
  }
}
