extension LawSet {
  /// What must outlive a store, and what must not.
  public static let storage = LawSet("storage", [.relaunch, .released])
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
    "relaunched: get(p, x) = get(p, x)",
    Storage.relaunch)

  /// A store is gone once nobody holds it.
  ///
  /// ```swift
  /// weak let store = system.store
  /// binding.wrappedValue = a
  /// // the system and all bindings end
  /// #expect(store == nil)
  /// ```
  ///
  /// A new system is read, set three times, and acted on once by each of a few actions. What is looked at are
  /// the objects in its properties, unless all systems have the same one; it needs a store of its own. What a
  /// store waits for may keep it: let `settle()` wait for that. Whether a binding that somebody holds keeps the
  /// store is up to it.
  ///
  /// - Broken by: a store that holds an observer which holds the store. Specimen: `ObservesItself`.
  /// - Source: The Swift Programming Language, *Automatic Reference Counting*.
  public static let released = Law(
    "released", "a store is gone once nobody holds it",
    "nobody holds the system, nor a binding ⇒ no object of it is left",
    tier: .proposed, Storage.released)
}

/// What the laws state.
private enum Storage: LawForm {
  case relaunch, released

  func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    switch self {
    case .relaunch:
      Statement.always { $0.relaunch }.needing(.relaunching)
    case .released:
      Statement.forAll([.p, .a], after: { _ in [] }) { variables, moment in
        let left = moment.objectsLeft(setting: variables.a, at: variables.p) ?? []
        return left.isEmpty
          ? nil
          : Discrepancy(
            at:
              "objects left of a new system after set(\(traceText(variables.p)), \(traceText(variables.a)))",
            found: left.joined(separator: ", "), expected: "none")
      }
      .needing(.store).seeing("an object that the system has for itself") {
        $1.objectsLeft(setting: $0.a, at: $0.p) != nil
      }
    }
  }
}

extension Moment {
  fileprivate var relaunch: Discrepancy? {
    for (handle, found) in readingsAfterRelaunch {
      let expected = reading(handle)
      if let found, Model.areEquivalent(found, expected) { continue }
      return Discrepancy(
        at: "relaunched: get(\(portText(handle.port)), …)",
        found: found.map(traceText) ?? "nothing", expected: traceText(expected))
    }
    return nil
  }
}
