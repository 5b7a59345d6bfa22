extension MemorySuite.Level {
  /// The starts: made again in each base, with nothing held and with everything held.
  ///
  /// Where making reads nothing of the source and writes are free, one start does for all bases
  /// since which the same is held. `make` says whether it read the source. `SuiteSize` counts by these
  /// starts, and their order decides which history is reported.
  ///
  /// - Parameter isSparing: Whether starts are spared so, which is right for free writes alone.
  func starts(
    of machine: any ProofMachine, _ expectations: Expectations, isSparing: Bool
  ) -> [Divergence.Start] {
    let shape = machine.shape
    var starts: [Divergence.Start] = []
    for isHolding in hasHeldStarts ? [false, true] : [false] {
      var blind: [Int] = []
      for base in 0..<shape.bases where !isHolding || shape.hasPorts(base) {
        if isSparing && !machine.make(in: base, isHolding: isHolding) {
          let isKnown = blind.contains {
            !isHolding || expectations.isEquivalent(since: base, and: $0)
          }
          if isKnown { continue }
          blind.append(base)
        }
        starts.append(Divergence.Start(base: base, isHolding: isHolding))
      }
    }
    return starts
  }
}

extension Expectations {
  /// Whether the same ports are there in two bases, and whether the same is expected of them since both.
  fileprivate func isEquivalent(since base: Int, and other: Int) -> Bool {
    shape.hasEqualPorts(base, other)
      && (0..<shape.ports).allSatisfy {
        !shape.isPresent($0, in: base) || isEquivalent($0, since: base, and: other)
      }
  }
}
