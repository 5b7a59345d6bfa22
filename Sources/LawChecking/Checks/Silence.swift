package import BindingLaws

extension BindingSystem {
  /// Why a law does not speak about the system, where the system could change that.
  package static func silence(of law: Law) -> String? {
    if keeper == .tellingStore { return nil }
    let needs = law.statement(for: Model.self)?.needs ?? []
    if keeper == .silentStore {
      return needs.contains(.writes)
        ? "its store does not tell of its writes; see TellingStoreSystem" : nil
    }
    return needs.contains(.notices) && Self.self is any NotifyingSystem.Type
      ? "its source is written from behind without a word; make it a StoreSystem" : nil
  }
}
