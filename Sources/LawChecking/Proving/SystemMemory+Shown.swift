import BindingLaws

extension SystemMemory {
  /// The history that shows a memory, if it speaks against a law: what a fresh binding does then, or
  /// a person's hand, against that only the base matters; what a held one does against that it is as
  /// good as a fresh one.
  func shown(against law: Law) -> Verdict.Grounds.Memory? {
    guard let divergence, let words, law.id == blamed.id else { return nil }
    return .init(history: words, depth: divergence.depth(.counted))
  }

  private var blamed: Law {
    guard let last, last.isHeld else { return .historyIndependent }
    return last.kind == .get ? .fresh : .coherent
  }
}
