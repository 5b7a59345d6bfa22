import BindingLaws

/// The law that a memory speaks against.
///
/// It is one law, given by what went wrong after the history. If no case breaks that law, the history is the
/// grounds of its verdict.
extension SystemMemory {
  /// What went wrong after a history.
  private enum Symptom: CaseIterable {
    /// A fresh binding or a control did something else, though only the base may matter to it.
    case newBinding
    /// A held binding read something else.
    case heldReading
    /// A held binding did something else.
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

  /// Returns the history that shows a memory, if it speaks against this law.
  func shown(against law: Law) -> Verdict.Grounds.Memory? {
    guard let divergence, let words, law.id == symptom.law.id else { return nil }
    return .init(history: words, depth: divergence.depth(.counted))
  }

  private var symptom: Symptom {
    guard let last, last.isHeld else { return .newBinding }
    return last.kind == .get ? .heldReading : .heldEffect
  }
}
