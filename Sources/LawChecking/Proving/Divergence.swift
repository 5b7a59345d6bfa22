/// A history after which a system does something else than a system without memory.
///
/// `SuiteWalk` and `HistoryRunner` find such histories. Verdicts hold the words and the depth of the first
/// one.
struct Divergence: Equatable {
  /// The beginning of a history.
  struct Start: Equatable {
    /// The base in which the system is made.
    let base: Int
    /// Whether to hold the binding of each port that is there at once.
    let isHolding: Bool
  }

  /// A step of a history.
  enum Step: Equatable {
    /// An external write of a base.
    case write(Int)
    /// An input.
    case input(Int)
  }

  let start: Start
  /// All steps.
  ///
  /// The last is the input that did something else.
  let steps: [Step]

  /// Whether a held binding did something else.
  func endsThroughHeld(_ shape: MachineShape) -> Bool {
    if case .input(let input) = steps.last { shape.inputs[input].isHeld } else { false }
  }

  /// Returns the number of inputs before the one that did something else.
  ///
  /// - Parameter writes: Whether external writes count as inputs.
  func depth(_ writes: ExternalWrites) -> Int {
    steps.count { if case .write = $0 { writes == .counted } else { true } } - 1
  }
}
