import BindingGenerators

/// The cases of a law in order of size, as far as they were run.
///
/// The first draw of a case is its number of operations, so `next[0]` is its length.
/// `Search`, `ProofSearch` and `MinimalityCertificate` rely on the order: no case may be left out.
struct SizeOrder {
  private var enumerator: CaseEnumerator
  private var runner: Runner
  /// The number of cases that ran and met the premise.
  var cases = 0
  /// The number of cases that ran and did not meet it.
  var refusals = 0

  /// - Parameters:
  ///   - runner: The runner of the cases.
  ///   - length: The number of operations of the first cases.
  ///   - values: The values that are used for draws with very large bounds, apart from the smallest.
  init(_ runner: Runner, startingAt length: Int = 0, trying values: [UInt64] = []) {
    self.runner = runner
    self.runner.subject.stopsAtRefusal = true
    enumerator = CaseEnumerator(startingAt: length, trying: values)
  }

  /// The number of cases that ran.
  var executions: Int { cases + refusals }

  /// The draws of the next case, or nil if there is none.
  var next: [UInt64]? { enumerator.next }

  /// Whether all values were used, not only the simplest.
  var usesAllValues: Bool { enumerator.isComplete }

  /// The number of operations up to which every case was run.
  ///
  /// Nil if not even all cases without operations were.
  var depth: Int? {
    guard let next else { return runner.subject.maximumLength }
    return next[0] == 0 ? nil : Int(next[0]) - 1
  }

  /// Runs the case of these draws, and counts it.
  ///
  /// - Returns: The run, and its draws.
  mutating func run(_ draws: [UInt64]) -> (run: Run, drawn: Choices) {
    var choices = Choices(replaying: Draws(values: draws))
    let run = runner.run(drawnFrom: &choices, within: runner.subject.everything)
    if run.isRefused { refusals += 1 } else { cases += 1 }
    return (run, choices)
  }

  /// Moves on from a case to the next.
  mutating func advance(past drawn: Choices) {
    enumerator.advance(past: drawn.draws)
  }
}
