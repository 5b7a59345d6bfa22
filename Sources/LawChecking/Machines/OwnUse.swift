import BindingGenerators
import BindingLaws

/// The use that a law makes of a system by its own operations, apart from those of a trace.
///
/// A proof covers the operations of traces alone, so it has to know. `Runner.noteOwnUse` copies the use into
/// `RunNotes`, except `hasInvented`. A use that is not noted may make a proof false.
struct OwnUse {
  /// The ports that the law has used through held bindings.
  private(set) var heldPorts: Set<Int> = []
  /// Whether the law has tapped.
  private(set) var taps = false
  /// Whether the law went beyond the inputs of the search for memory.
  ///
  /// It did if it used what is not listed, used a fresh binding of a port that is gone, looked at such a
  /// port, or did something within an operation or later.
  var isBeyondInputs = false
  /// Whether the law was given a reading that was made up, because there was no binding to read.
  ///
  /// A case with such a reading is refused, so no proof has to know. `Runner.checkEveryStep` forgets it before
  /// each check.
  var hasInvented = false

  /// Notes the use of a binding.
  mutating func noteUse(of port: Int, isHeld: Bool) {
    if isHeld { heldPorts.insert(port) }
  }

  /// Notes an operation.
  mutating func note(_ code: OperationCode, _ transitions: TransitionTable) {
    if code.kind.hasPort { noteUse(of: code.port, isHeld: code.isHeld) }
    if code.kind == .tap { taps = true }
    let listed = transitions.operands(of: code.kind) ?? .max
    if code.kind == .settle || code.value >= listed { isBeyondInputs = true }
  }
}
