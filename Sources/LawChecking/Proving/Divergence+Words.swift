import BindingGenerators
import BindingLaws

/// A history that shows a memory, in the words of the trace language.
///
/// Reports print the words, and JSON holds them as `memory`. They also name what crashes in a child. `start`,
/// `hold *` and `write` are spelled here as `Trace` and `BindingOperation+Text` spell them.
extension Subject {
  /// Returns a history in the trace language, which has listed elements alone.
  func words(of divergence: Divergence, _ shape: MachineShape) -> [String] {
    let meaning = newMeaning()
    return ["start \(text(ofListedBase: divergence.start.base))"]
      + (divergence.start.isHolding ? ["hold *"] : [])
      + divergence.steps.map { step in
        switch step {
        case .write(let base): "write \(text(ofListedBase: base))"
        case .input(let index): text(of: shape.inputs[index], by: meaning)
        }
      }
  }

  /// Returns an input in words.
  ///
  /// The language has no words for the rendering of a control, because no case renders one.
  func text(of input: Input, by meaning: Meaning) -> String {
    guard let code = input.operationCode else { return "look at \(text(ofPort: input.port))" }
    return text(of: code, by: meaning) + (input.isInTransaction ? " in a transaction" : "")
  }
}
