package import BindingLaws

extension BindingSystem {
  /// Why a law does not speak about the system, where its adapter could change that: its
  /// store offers too little.
  ///
  /// Who asks for such a law is given this sentence; otherwise the law is left out without a word.
  /// `offers` decides whether it speaks. A store that offers less needs a sentence here.
  package static func silence(of law: Law) -> String? { silence(of: law, by: model) }

  /// The same of a system that is held to a model of its own.
  package static func silence(of law: Law, by model: Model) -> String? {
    let needs = law.statement(for: model)?.needs ?? []
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
}
