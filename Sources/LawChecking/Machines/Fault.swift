import BindingLaws

/// A mistake that a binding or a control can make, whatever it is bound to.
///
/// Put around the bindings and controls of a system, it shows whether the laws of the system notice it. It
/// knows no system and no model.
struct Fault {
  /// The name of the fault, such as `second-set-lost`.
  ///
  /// Outputs, children and the seeds of its cases use the name, so it must stay. `JudgingABinding.md`
  /// shows some.
  let id: String
  /// A sentence about what happens, which tests and `power --json` print.
  let title: String
  /// Whether the fault crashes.
  var mayTrap = false
  /// Whether transactions reach the binding inside the fault.
  var carriesTransactions = true
  /// The only law that can notice the fault, without which it is not tried.
  ///
  /// Nil if several can.
  var onlyLaw: Law?
  /// Whether a system can have the fault at all.
  var applies: (any Subject) -> Bool = { _ in true }
  /// Runs after a binding was derived.
  var afterDeriving: (any FaultyUse) -> Void = { _ in }
  /// Runs instead of a read of the binding.
  ///
  /// Nil if the fault leaves reads alone.
  var read: ((any FaultyUse) -> Int)?
  /// Runs instead of a set of the binding.
  ///
  /// Nil if the fault leaves sets alone.
  var set: ((any FaultyUse, _ value: Int) -> Void)?
  /// Runs instead of a tap of the control.
  var tap: (any FaultyUse) -> Void = { $0.tap() }
  /// Runs instead of a rendering of the control.
  var rendering: (any FaultyUse) -> String = { $0.rendering() }
  /// Returns what the fault adds to the identity of a binding.
  ///
  /// Two bindings of one port are the same only if they are so without the fault, and this number is the same.
  var mark: (any FaultyUse) -> Int = { _ in 0 }
  /// Runs before each input, which it gets with the present base, both by the table of the model.
  ///
  /// The input is nil while the system is made.
  var beforeInput: ((_ input: Input?, _ base: Int) -> Void)?
  /// The number of times that the fault showed, as `noteEffect` counts them.
  ///
  /// If it is 0, the finding is `no-base`.
  let effects = FaultEffects()
}

/// A counter that all systems with a fault share.
final class FaultEffects {
  var count = 0
}

/// The memory of a fault: of one binding, or of one system.
final class FaultMemory {
  /// The number of times that something has happened, such as a read.
  var count = 0
  /// The value or base that the fault keeps, by its number.
  var value: Int?
  /// The port that was tapped last, and the bases before and after.
  var tap: (port: Int, before: Int, after: Int)?
}
