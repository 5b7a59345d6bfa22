/// A system as a proof of its memory sees it, in numbers.
///
/// Equal things have equal numbers.
/// It is a class, and not a parameter of types, so that a call costs the same few instructions for every
/// system, optimised or not. The adapter of a system numbers bases and values by the table of the model, and
/// logs and renderings in the order in which they are first seen.
/// `SystemMachine` is that adapter; tests of proofs have `TableMachine` and `ToyMachine`.
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

/// The effects of an input.
struct Observation {
  /// The number of the value or rendering that was read, plus 1.
  ///
  /// It is 1 for a derived binding, and 0 for nothing.
  /// `Probe.reading` in `BindingLaws` counts the same way, and comes here unchanged.
  var reading = 0
  /// The number of the list of writes, in order and with their transactions.
  ///
  /// 0 for no writes.
  var writes = 0
  /// The base afterwards.
  var base: Int
  /// Whether anything of the source was read, so that another base may lead to other effects.
  ///
  /// It is not compared. An input that writes a part of the base has read it, and so has an action, which
  /// gets the base.
  var hasRead = true

  /// Whether both have the same effects.
  func isLike(_ other: Observation) -> Bool {
    reading == other.reading && writes == other.writes && base == other.base
  }

  /// Whether both have the same effects, up to readings that count as equal.
  func isLike(_ other: Observation, counting countsAs: (Int, Int) -> Bool) -> Bool {
    let isSame = reading == other.reading
    let counts =
      isSame || reading > 0 && other.reading > 0 && countsAs(reading - 1, other.reading - 1)
    return counts && writes == other.writes && base == other.base
  }

  /// Whether the effects are those expected in another base, given that nothing of the source was read.
  func isLike(_ other: Observation, in otherBase: Int) -> Bool {
    let reached = writes == 0 ? otherBase : base
    return reading == other.reading && writes == other.writes && reached == other.base
  }
}
