import BindingLaws

// `HistoryRunner`, `SuiteWalk` and `SuiteSize` follow these rules for the bindings that a history holds.

extension MachineShape {
  /// Notes the base since which each port is held at a start, or -1.
  func noteHeld(at start: Divergence.Start, in since: Cells<Int>) {
    for port in 0..<ports {
      since[port] = start.isHolding && isPresent(port, in: start.base) ? start.base : -1
    }
  }

  /// Returns whether an input is possible in a listed base.
  ///
  /// - Parameters:
  ///   - since: The base since which each port is held, or -1.
  ///   - row: The index at which these begin.
  func isPossible(_ input: Int, in base: Int, since: Cells<Int>, _ row: Int = 0) -> Bool {
    let port = usedHeldPort[input]
    return port >= 0 ? since[row &+ port] >= 0 : isPossibleUnheld[base &* count &+ input]
  }
}
