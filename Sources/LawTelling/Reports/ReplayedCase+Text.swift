package import LawChecking

extension ReplayedCase {
  /// Returns system and model side by side, without the names of the ports: a heading, and a line for each
  /// step.
  ///
  /// - Parameter width: The width in columns.
  package func table(width: Int) -> [Line] { steps(width: width).flatMap(\.self) }

  /// Returns the same table by operation.
  ///
  /// The heading stands before the first one.
  package func steps(width: Int) -> [[Line]] {
    TraceTable(Comparison(rows, of: []), width: max(80, width)).steps
  }

  /// Returns why the case does not reproduce, as far as that is known.
  ///
  /// - Parameter reason: A reason why the law may hold.
  package func explanation(
    ifUpheld reason: String = "it was fixed, or the case is flaky"
  ) -> String {
    let system = verdict.system
    let law = verdict.law.id
    if verdict.kind.isDeath || verdict.kind == .flaky { return verdict.headline }
    if predicted.isEmpty {
      return "did not reproduce: the model does not permit the case, or not as it was drawn"
    }
    return isRefused
      ? "did not reproduce: \(law) does not speak about this case, because its premise does not hold"
      : "did not reproduce: \(system) upholds \(law) in this case; \(reason)"
  }
}
