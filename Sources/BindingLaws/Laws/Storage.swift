extension LawSet {
  /// The laws of what must outlive a store, and of what must not.
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
  /// The law applies to a ``RelaunchingSystem``. A value that has gone must not be back, either. A launch may
  /// move data that others have stored, such as an entry of an older version. If nothing was set since, the
  /// second launch has to read what the first one reads. The law is upheld, never proved, because the storage
  /// is a memory that no binding shows.
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
  /// A new system is read, set three times, and acted on once by each of a few actions. The law looks at the
  /// objects in its properties, except for those that all systems share: the system needs a store of its own.
  /// Work that a store waits for may keep it alive: let `settle()` wait for that. Whether a held binding
  /// keeps the store alive is up to the system, and is judged if it says so in
  /// ``StoreSystem/bindingsKeepStore``.
  ///
  /// - Broken by: a store that holds an observer which holds the store. Specimen: `ObservesItself`.
  /// - Source: The Swift Programming Language, *Automatic Reference Counting*.
  public static let released = Law(
    "released", "a store is gone once nobody holds it",
    "nobody holds the system, nor a binding ⇒ no object of it is left",
    tier: .proposed, Storage.released)
}

/// The statements that terms cannot make, one case for each law.
private enum Storage: Law.Form {
  case relaunch, released

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .relaunch:
      Law.Statement.always { $0.lossByRelaunch }.needing(.relaunching)
    case .released:
      Law.Statement.forAll([.p, .a], after: []) { variables, moment in
        moment.wrongObjects(expectingThem: false, variables)
          ?? moment.bindingsKeepStore.flatMap { keepsStore in
            moment.wrongObjects(expectingThem: keepsStore, variables, whileHeld: true)
          }
      }
      .needing(.store)
      .seeing("an object that the system has for itself") { variables, moment in
        moment.objectsLeft(setting: variables.a, at: variables.p, holdingBinding: false) != nil
      }
    }
  }
}

extension Law.Moment {
  /// Returns what is wrong if objects of a new system must be left, or must not be.
  ///
  /// Nil if nothing is.
  fileprivate func wrongObjects(
    expectingThem isExpected: Bool, _ variables: Law.Variables<Model>,
    whileHeld isHeld: Bool = false
  ) -> Discrepancy? {
    let value = variables.a
    let port = variables.p
    guard let left = objectsLeft(setting: value, at: port, holdingBinding: isHeld),
      left.isEmpty == isExpected
    else { return nil }
    return Discrepancy(
      at: .objectsLeft(port: traceText(port), value: traceText(value), isHeld: isHeld),
      found: isExpected ? "none" : left.joined(separator: ", "),
      expected: isExpected ? "its store" : "none")
  }

  fileprivate var lossByRelaunch: Discrepancy? {
    // The readings are taken before the launch, which may write.
    let known = base
    let readings = present.map { (port: $0.port, reading: reading($0)) }
    for (handle, found) in readingsAfterRelaunch {
      if !model.isPresent(handle.port, in: known) {
        return Discrepancy(
          at: .item(named: "relaunched: binding", of: [portText(handle.port)]), found: "a binding",
          expected: "nothing")
      }
      guard let expected = readings.first(where: { $0.port == handle.port })?.reading else {
        continue
      }
      if let found, model.areEquivalent(found, expected) { continue }
      return Discrepancy(
        at: .measure(named: "relaunched: get", of: [portText(handle.port)]),
        found: found.map { TraceValue($0) } ?? "nothing", expected: TraceValue(expected))
    }
    return nil
  }
}
