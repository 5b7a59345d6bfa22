import LawChecking

extension Reporting {
  /// Warns of what learned bindings always do.
  ///
  /// For values that the test has not named, which may well lie beyond a bound, it prints one line instead.
  func report(_ suspicion: Suspicion, namingValues namesValues: Bool) {
    switch suspicion {
    case .neverChanges:
      recordWarning("\(system): no set of any value changed anything", at: sourceLocation)
    case .neverRead(let lines) where namesValues:
      let text = lines.map { "\(system): \($0)" }.joined(separator: "\n")
      recordWarning(text, at: sourceLocation)
    case .neverRead(let lines):
      let others = lines.count > 1 ? ", and so \((lines.count - 1).counted("other set"))" : ""
      printOnce("\(system): forgiven: \(lines[0])\(others)")
    }
  }
}
