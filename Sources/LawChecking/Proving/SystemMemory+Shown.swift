import BindingLaws

/// The law that a memory speaks against.
///
/// It is one law, given by what went wrong after the history. If no case breaks that law, the history is the
/// grounds of its verdict.
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
  private var doubted: Law { symptom.law }

  private var symptom: Symptom {
    guard let last, last.isHeld else { return .newBinding }
    return last.kind == .get ? .heldReading : .heldEffect
  }

  /// What went wrong after a history.
  private enum Symptom: CaseIterable {
    case newBinding
    case heldReading
    case heldEffect

    var law: Law {
      switch self {
      case .newBinding: .historyIndependent
      case .heldReading: .fresh
      case .heldEffect: .coherent
      }
    }
  }

  /// The laws that a memory may speak against.
  static var lawsInDoubt: [Law] { Symptom.allCases.map(\.law) }
}
