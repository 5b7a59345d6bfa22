extension LawSet {
  /// What must survive the process, where it is stored.
  public static let storage = LawSet("storage", [.relaunch])
}

extension Law {
  /// What was set is there after a relaunch.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(sameAppLaunchedAgain.binding.wrappedValue == binding.wrappedValue)
  /// ```
  ///
  /// It speaks about a ``RelaunchingSystem``, and is upheld, never proved: what is stored is a memory that no
  /// binding shows.
  ///
  /// - Broken by: a store that saves only what differs from what it was launched with.
  ///   Specimen: `SavedIfChanged`, smallest at `s = on`, `set value off`.
  /// - Source: house rule.
  public static let relaunch = Law(
    "relaunch", "what was set is there after a relaunch",
    "get(p, relaunched(x)) = get(p, x)",
    Storage())
}

/// What the law states.
private struct Storage: LawForm {
  func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    Statement.always { $0.relaunch }.needing(.relaunching)
  }
}

extension Moment {
  fileprivate var relaunch: Discrepancy? {
    for (handle, found) in readingsAfterRelaunch {
      let expected = reading(handle)
      if let found, Model.areEquivalent(found, expected) { continue }
      return Discrepancy(
        at: "get(\(portText(handle.port)), relaunched(…))",
        found: found.map(traceText) ?? "nothing", expected: traceText(expected))
    }
    return nil
  }
}
