import BindingGenerators
import BindingLaws

/// What a law does by itself, beside the operations of a trace; by that a proof knows what it leaves
/// out.
struct OwnUse {
  /// The ports that it has used through held bindings.
  private(set) var heldPorts: Set<Int> = []
  /// Whether it has tapped.
  private(set) var taps = false
  /// Whether it went beyond the inputs among which memory is looked for: it used what is not listed, a
  /// fresh binding of a port that is gone or a look at one, or what happens within an operation or later.
  var isBeyondInputs = false
  /// Whether it was given a reading that nobody made, where there was no binding to read.
  var hasInvented = false

  /// Notes that a binding is used.
  mutating func noteUse(of port: Int, isHeld: Bool) {
    if isHeld { heldPorts.insert(port) }
  }

  /// Notes that an operation is carried out.
  mutating func note(_ code: OperationCode, _ transitions: TransitionTable) {
    if code.kind.hasPort { noteUse(of: code.port, isHeld: code.isHeld) }
    if code.kind == .tap { taps = true }
    if code.kind == .set && code.value >= transitions.listedValues
      || code.kind == .write && code.value >= transitions.listedBases
    {
      isBeyondInputs = true
    }
  }
}

/// A trial, whatever its system is.
protocol OneSide<Model>: Moment {
  var tapsControls: Bool { get }
  /// The bases in which bindings were held, in order, where they are asked for.
  var ages: [Model.Base]? { get }
  /// What the law has done by itself, but for what the innermost loop sees.
  var ownUse: OwnUse { get }
  /// A port that is there, by the model, and whose binding the system did not derive.
  var missing: Int? { get }
  /// Whether a fresh binding was had of a port that is gone, where that is wanted to know.
  var hasUsedGone: Bool { get }
}

extension Runner {
  /// Notes what the law has done by itself in a case.
  func noteOwnUse(on side: any OneSide, in given: Case) {
    var use = side.ownUse
    if side.hasUsedGone { use.isBeyondInputs = true }
    notes.note(use) { space.heldPorts(of: given) }
  }
}
