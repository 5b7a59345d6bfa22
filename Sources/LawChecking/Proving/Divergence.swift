/// A history after which a system does something else than where nothing is remembered.
///
/// `SuiteWalk` and `HistoryRunner` find such histories. Of the first one verdicts hold the words and the depth.
struct Divergence: Equatable {
  /// How a history begins.
  struct Start: Equatable {
    /// The base that the system is made in.
    let base: Int
    /// Whether the binding of each port that is there is held at once.
    let isHolding: Bool
  }

  /// What a history consists of.
  enum Step: Equatable {
    /// The base is written externally.
    case write(Int)
    /// An input is carried out.
    case input(Int)
  }

  let start: Start
  /// All that was done; the last is the input that did something else.
  let steps: [Step]

  /// Whether a held binding did something else.
  func endsThroughHeld(_ shape: MachineShape) -> Bool {
    if case .input(let input) = steps.last { shape.inputs[input].isHeld } else { false }
  }

  /// How many inputs led up to the one that did something else.
  ///
  /// - Parameter writes: Whether external writes are among them.
  func depth(_ writes: ExternalWrites) -> Int {
    steps.count { if case .write = $0 { writes == .counted } else { true } } - 1
  }
}
