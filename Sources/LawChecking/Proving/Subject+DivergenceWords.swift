import BindingGenerators
import BindingLaws

/// A history that shows a memory, in the words of the trace language.
///
/// Reports print the words, and JSON holds them as `memory`. They also name what crashes in a child. `start`
/// is spelled here as `Trace` spells it.
extension Subject {
  /// Returns a history in the trace language, which has listed elements alone.
  func words(of divergence: Divergence, _ shape: MachineShape) -> [String] {
    let meaning = newMeaning()
    var words = ["start \(text(ofListedBase: divergence.start.base))"]
    if divergence.start.isHolding { words.append(text(of: OperationCode(.holdAll), by: meaning)) }
    for step in divergence.steps {
      switch step {
      case .write(let base): words.append(text(of: OperationCode(.write, value: base), by: meaning))
      case .input(let index): words.append(text(of: shape.inputs[index], by: meaning))
      }
    }
    return words
  }

  /// Returns an input in words.
  ///
  /// The language has no words for the rendering of a control, because no case renders one.
  func text(of input: Input, by meaning: Meaning) -> String {
    guard let code = input.operationCode else { return "look at \(text(ofPort: input.port))" }
    return text(of: code, by: meaning) + (input.isInTransaction ? " in a transaction" : "")
  }
}
