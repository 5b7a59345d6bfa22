/// The result of one case that was run again.
///
/// A child sends it to its parent as JSON. No file keeps it: `replay --json` writes the verdict alone.
package struct ReplayedCase: Codable, Sendable {
  /// The verdict: `broken` or `upheld`.
  ///
  /// If the case ran in a child, it may also be how that ended.
  package internal(set) var verdict: Verdict
  /// System and model side by side.
  ///
  /// Empty if there are more steps than anybody reads.
  package let rows: [Counterexample.Row]
  /// The names of the ports.
  package let ports: [String]
  /// Whether the law does not apply to this case.
  package let isRefused: Bool
  /// The case in the trace language, as the model predicts it, however far the system got.
  ///
  /// If the law does not apply to the case, it is without the law's program. Empty if the model permits no
  /// such case, which is then refused, or if a child has ended and nothing tells the case.
  package let predicted: [String]

  /// The most operations of a case with rows.
  ///
  /// Rows cost the square of their number, and nobody reads thousands.
  static var mostOperations: Int { 1_000 }

  /// Whether this is the case that a file shows, or one that goes on where the file's ended.
  ///
  /// - Parameter trace: The trace in the file, with the law's program.
  package func isShown(by trace: [String]) -> Bool {
    let isTold = !predicted.isEmpty
    // A refused case has no program, and so is only the beginning of the file's.
    if isRefused { return isTold && trace.starts(with: predicted) }
    // A child that has ended may leave the case untold. Then the file is not doubted.
    return !isTold || predicted.starts(with: trace)
  }
}
