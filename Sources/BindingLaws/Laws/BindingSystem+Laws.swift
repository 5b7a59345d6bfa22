extension BindingSystem {
  /// The laws of the library that speak about such a system: those by which it is judged.
  ///
  /// ```swift
  /// @Test("obeys", arguments: SectionToggle.laws)
  /// func sectionToggle(_ law: Law) { expect(SectionToggle.self, obeys: law) }
  /// ```
  ///
  /// It asks the model, and makes no system. Laws of one's own are added: `SectionToggle.laws + [.mine]`.
  public static var laws: [Law] {
    let model = model
    return allLaws.filter {
      !judgesOnRequest($0, by: model) && $0.statement(for: model)?.needs.allSatisfy(offers) ?? false
    }
  }

  /// Whether the system is judged by a law only where somebody names it: one on notifications or on invalidation
  /// that each app chooses for itself, or one about transactions where nobody says that these bindings pass them
  /// on.
  ///
  /// The command line, closures and types of systems go by it alike.
  package static func judgesOnRequest(_ law: Law) -> Bool { judgesOnRequest(law, by: model) }

  static func judgesOnRequest(_ law: Law, by model: @autoclosure () -> Model) -> Bool {
    if LawSet.notification.lists(law) { return offers(.notices) }
    if LawSet.invalidation.lists(law) { return true }
    return !passesTransactions && offers(.transactions)
      && law.statement(for: model())?.needs.contains(.transactions) == true
  }

  /// Whether the system has what a law needs.
  ///
  /// Where a store offers too little, reports say so.
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
