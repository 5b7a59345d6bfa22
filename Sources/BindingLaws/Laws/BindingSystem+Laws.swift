extension BindingSystem {
  /// The laws of the library that judge a system of this type unless others are named.
  ///
  /// ```swift
  /// @Test("obeys", arguments: SectionToggle.laws)
  /// func sectionToggle(_ law: Law) { expect(SectionToggle.self, obeys: law) }
  /// ```
  ///
  /// The property asks the model, and makes no system. Add laws of your own: `SectionToggle.laws + [.mine]`.
  public static var laws: [Law] {
    let model = model
    return allLaws.filter { law in
      if judgesOnRequest(law, by: model) { return false }
      return law.statement(for: model)?.needs.allSatisfy(offers) ?? false
    }
  }

  /// Returns whether the system is judged by a law only if somebody names it.
  ///
  /// This is the case for the laws on notifications and invalidation that each app chooses for itself, and
  /// for laws about transactions if the bindings are not known to pass them on. The command line, closures
  /// and types of systems all follow this rule.
  package static func judgesOnRequest(_ law: Law) -> Bool { judgesOnRequest(law, by: model) }

  static func judgesOnRequest(_ law: Law, by model: @autoclosure () -> Model) -> Bool {
    if LawSet.notification.lists(law) { return offers(.notices) }
    if LawSet.invalidation.lists(law) { return true }
    return !passesTransactions && offers(.transactions)
      && law.statement(for: model())?.needs.contains(.transactions) == true
  }

  /// Returns whether the system has what a law needs.
  ///
  /// Reports say so if a store offers too little.
  package static func offers(_ need: Law.Need) -> Bool {
    if let wrapping = self as? any WrappingSystem.Type, need == .identity || need == .reads {
      return wrapping.wrapped.offers(need)
    }
    return switch need {
    case .transactions: Derived.Subject.carriesTransactions
    case .renderings: Self.self is any ControlSystem.Type
    case .expectedRenderings: Self.self is any RenderedSystem.Type
    case .twin: Self.self is any TwinSystem.Type
    case .tasks: Self.self is any ConcurrentSystem.Type
    case .oneTask: !offers(.tasks) && !offers(.settling)
    case .settling: deferred != nil
    case .readingAtOnce: deferred?.readsSetsAtOnce ?? false
    case .writes: keeper == .source || keeper == .notifyingStore
    case .stepping: Self.self is any SteppedSystem.Type
    case .relaunching: Self.self is any RelaunchingSystem.Type
    case .store: keeper != .source
    case .externalWrites: keeper != .sealedStore
    // External writes of a source notify nobody.
    case .notices: Self.self is any NotifyingSystem.Type && keeper != .source
    case .identity: Derived.Subject.canBeSame && !isUnrooted
    case .reads: keeper == .source && !mayFailToDerive && !isUnrooted
    }
  }

  private static var deferred: (any DeferredSystem.Type)? { self as? any DeferredSystem.Type }
}
