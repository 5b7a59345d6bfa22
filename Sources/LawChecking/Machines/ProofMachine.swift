/// A system as a proof of its memory sees it, in numbers.
///
/// Equal things have equal numbers.
///
/// It is a class, and not a parameter of types, so that a call costs the same few instructions for every
/// system, optimised or not.
///
/// The adapter of a system numbers bases and values by the table of the model, and logs and renderings in the
/// order in which they are first seen. `SystemMachine` is that adapter. Tests of proofs have simpler ones.
protocol ProofMachine: AnyObject {
  /// The inputs, and when each is possible.
  var shape: MachineShape { get }

  /// The number of the base that the source holds now.
  ///
  /// No listed number if the base is not listed.
  var baseNumber: Int { get }

  /// Makes the system again, and forgets the one before.
  ///
  /// - Parameters:
  ///   - base: The number of the base in which the source begins.
  ///   - isHolding: Whether to hold the binding of each port that is there at once.
  /// - Returns: Whether that read anything of the source.
  @discardableResult
  func make(in base: Int, isHolding: Bool) -> Bool

  /// Writes the base externally.
  func rewrite(_ base: Int)

  /// Carries out an input.
  ///
  /// - Parameter input: The index of the input in `shape.inputs`.
  func perform(_ input: Int) -> Observation

  /// Whether the time was over before all was done.
  ///
  /// Then the observations are worth nothing.
  var isOutOfTime: Bool { get }
}

extension ProofMachine {
  var isOutOfTime: Bool { false }
}
