package import BindingLaws

extension BindingSystem {
  /// Returns what the system lacks for a law, as a sentence.
  ///
  /// Nil if the law applies. The sentence is printed if the law was asked for by name. `offers` decides whether
  /// a law applies: each need that it may refuse has a sentence here.
  package static func reasonNotApplied(_ law: Law) -> String? {
    reasonNotApplied(law, model: model)
  }

  /// Returns why a law does not apply to a system that is compared with another model than that of its type.
  package static func reasonNotApplied(_ law: Law, model: Model) -> String? {
    let needs = law.statement(for: model)?.needs ?? []
    if let reason = reasonNotSeen(needs) { return reason }
    return switch keeper {
    case .silentStore where needs.contains(.writes):
      "its store does not report its writes; see NotifyingStoreSystem"
    case .sealedStore where needs.contains(.writes): "its store does not report its writes"
    case .sealedStore where needs.contains(.externalWrites):
      "its store cannot be written externally; see StoreSystem"
    case .source where needs.contains(.notices) && Self.self is any NotifyingSystem.Type:
      "external writes of its source notify nobody; make it a StoreSystem"
    case .source, .silentStore, .notifyingStore, .sealedStore: nil
    }
  }

  /// Returns why nothing sees what a law of invalidation needs.
  ///
  /// Nil if something does, and for other laws.
  private static func reasonNotSeen(_ needs: Set<Law.Need>) -> String? {
    if needs.isDisjoint(with: [.identity, .reads]) || needs.allSatisfy(offers) { return nil }
    if isUnrooted {
      return "its closure gets another binding each time; judge a system that keeps one"
    }
    if needs.contains(.identity) {
      return "nobody can tell whether two of its bindings are the same; see BindingIdentity"
    }
    return keeper == .source
      ? "its bindings may be nil, so that somebody has to look"
      : "reads of its store are not counted"
  }
}
