package import BindingLaws

extension BindingSystem {
  /// Why a law does not speak about the system, where the system could change that.
  package static func silence(of law: Law) -> String? {
    let needs = law.statement(for: Model.self)?.needs ?? []
    return switch keeper {
    case .silentStore where needs.contains(.writes):
      "its store does not tell of its writes; see TellingStoreSystem"
    case .source where needs.contains(.notices) && Self.self is any NotifyingSystem.Type:
      "its source is written from behind without a word; make it a StoreSystem"
    case .source, .silentStore, .tellingStore: nil
    }
  }
}
