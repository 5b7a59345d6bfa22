package import BindingLaws

extension BindingSystem {
  /// Why a law does not speak about the system, where the system could change that.
  package static func silence(of law: Law) -> String? {
    guard keeper == .silentStore, let needs = law.statement(for: Model.self)?.needs else {
      return nil
    }
    return needs.contains(.writes)
      ? "its store does not tell of its writes; see TellingStoreSystem" : nil
  }
}
