import BindingLaws

/// Which law a memory speaks against: one alone, by what went wrong after the history.
///
/// Where no case breaks that law, the history is the grounds of its verdict.
/// `LocalChecker.memoryBreaksALaw` has to try each law that is named here.
extension SystemMemory {
  /// The history that shows a memory, if it speaks against this law.
  func shown(against law: Law) -> Verdict.Grounds.Memory? {
    guard let divergence, let words, law.id == doubted.id else { return nil }
    return .init(history: words, depth: divergence.depth(.counted))
  }

  /// `history-independent` where a fresh binding or a control went wrong, because only the base may
  /// matter to it; `fresh` where a held one read something else; `coherent` where one did
  /// something else.
  private var doubted: Law {
    guard let last, last.isHeld else { return .historyIndependent }
    return last.kind == .get ? .fresh : .coherent
  }
}
