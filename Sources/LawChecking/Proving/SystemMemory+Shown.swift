import BindingLaws

/// The law that a memory speaks against.
///
/// It is one law, given by what went wrong after the history. If no case breaks that law, the history is the
/// grounds of its verdict. `LocalChecker.memoryBreaksALaw` has to try each law that is named here.
extension SystemMemory {
  /// Returns the history that shows a memory, if it speaks against this law.
  func shown(against law: Law) -> Verdict.Grounds.Memory? {
    guard let divergence, let words, law.id == doubted.id else { return nil }
    return .init(history: words, depth: divergence.depth(.counted))
  }

  /// The law that the memory speaks against.
  ///
  /// It is `history-independent` if a fresh binding or a control went wrong, because only the base may matter
  /// to it. It is `fresh` if a held binding read something else, and `coherent` if a held binding did
  /// something else.
  private var doubted: Law {
    guard let last, last.isHeld else { return .historyIndependent }
    return last.kind == .get ? .fresh : .coherent
  }
}
