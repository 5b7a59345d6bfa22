extension MemorySuite.Level {
  /// Returns the states in which histories begin: a new system in each base, which holds no binding or all.
  ///
  /// If making reads nothing of the source and writes are free, bases of which held bindings have the same
  /// expectations share one start. `make` says whether it read the source. `SuiteSize` counts these starts,
  /// and their order decides which history is reported.
  ///
  /// - Parameter isSparing: Whether to leave out such starts. It is valid only if external writes are free.
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
  /// Whether two bases have the same ports, and bindings held since either have the same expectations.
  fileprivate func isEquivalent(since base: Int, and other: Int) -> Bool {
    shape.hasEqualPorts(base, other)
      && (0..<shape.ports).allSatisfy {
        !shape.isPresent($0, in: base) || isEquivalent($0, since: base, and: other)
      }
  }
}
