/// A system as a proof of its memory sees it: bases, ports, inputs and all that is observed are
/// numbers, and equal things have equal numbers.
///
/// A class, and not a parameter of types, so that a call costs the same few instructions for every
/// system, optimised or not. The adapter of a system numbers what it meets: bases and values by
/// the table of the model, logs and renderings in the order in which they are first seen.
/// `SystemMachine` is that adapter; tests of proofs have `TableMachine` and `ToyMachine`.
protocol ProofMachine: AnyObject {
  /// What there is to do with it.
  var shape: MachineShape { get }

  /// Which base the source holds now; no listed number where it is not a listed one.
  var baseNumber: Int { get }

  /// Makes the system again, forgetting the one before.
  ///
  /// - Parameters:
  ///   - base: Which base the source begins with.
  ///   - isHolding: Whether the binding of each port that is there is held at once.
  /// - Returns: Whether that read anything of the source.
  @discardableResult
  func make(in base: Int, isHolding: Bool) -> Bool

  /// Writes the base externally.
  func rewrite(_ base: Int)

  /// Carries out an input.
  ///
  /// - Parameter input: Which of `shape.inputs`.
  func perform(_ input: Int) -> Observation

  /// Whether the time was over before all was done: then what was observed is worth nothing.
  var isOutOfTime: Bool { get }
}

extension ProofMachine {
  var isOutOfTime: Bool { false }
}

/// What an input did.
struct Observation {
  /// What was read or looked at, by its number plus 1; 1 for a binding that was derived, 0 for nothing.
  ///
  /// `Probe.reading` in `BindingLaws` counts the same way, and comes here as it is.
  var reading = 0
  /// What was written, in which order and in which transactions; 0 for nothing.
  var writes = 0
  /// The base afterwards.
  var base: Int
  /// Whether anything of the source was looked at, so that another base may lead to something else.
  ///
  /// It is not compared. An input that writes a part of the base has looked at it, and so has an
  /// action, which is handed the base.
  var hasRead = true

  /// Whether the same was seen.
  func isLike(_ other: Observation) -> Bool {
    reading == other.reading && writes == other.writes && base == other.base
  }

  /// Whether the same was seen, but for a value that counts as another.
  func isLike(_ other: Observation, counting countsAs: (Int, Int) -> Bool) -> Bool {
    let isSame = reading == other.reading
    let counts =
      isSame || reading > 0 && other.reading > 0 && countsAs(reading - 1, other.reading - 1)
    return counts && writes == other.writes && base == other.base
  }

  /// Whether it is what is expected in another base, given that nothing of the source was read.
  func isLike(_ other: Observation, in base: Int) -> Bool {
    reading == other.reading && writes == other.writes
      && (writes == 0 ? base : self.base) == other.base
  }
}
