import BindingGenerators
import BindingLaws

/// What a law does by itself, apart from the operations of a trace; by that a proof knows what it leaves
/// out.
///
/// `Runner.noteOwnUse` takes it over into `RunNotes`: what is not noted may make a proof false.
struct OwnUse {
  /// The ports that it has used through held bindings.
  private(set) var heldPorts: Set<Int> = []
  /// Whether it has tapped.
  private(set) var taps = false
  /// Whether it went beyond the inputs among which memory is looked for: it used what is not listed, a
  /// fresh binding of a port that is gone or a look at one, or what happens within an operation or later.
  var isBeyondInputs = false
  /// Whether it was given a reading that was not made, where there was no binding to read.
  var hasInvented = false

  /// Notes that a binding is used.
  mutating func noteUse(of port: Int, isHeld: Bool) {
    if isHeld { heldPorts.insert(port) }
  }

  /// Notes that an operation is carried out.
  mutating func note(_ code: OperationCode, _ transitions: TransitionTable) {
    if code.kind.hasPort { noteUse(of: code.port, isHeld: code.isHeld) }
    if code.kind == .tap { taps = true }
    let listed = transitions.operands(of: code.kind) ?? .max
    if code.kind == .settle || code.value >= listed { isBeyondInputs = true }
  }
}
