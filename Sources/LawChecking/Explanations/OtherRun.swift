import BindingGenerators
import BindingLaws

/// The second run of a report, where the law compares two runs (`.alike`).
///
/// `Subject.counterexample` asks for it.
extension Subject {
  /// The run that a law compares with: which two they are, and the other one step by step.
  ///
  /// - Parameter course: Where the other side was led, where it was the same system.
  /// - Returns: `nil` when the law compares no runs.
  func otherRun(
    of given: Case, along course: Course<Model>?
  ) -> (runs: Counterexample.Runs, rows: [Counterexample.Row])? {
    guard case .alike(let left, let right, let manner) = space.statement.shape else { return nil }
    let variables = space.variables(given.variables)
    let rows =
      manner == .byTwin
      ? twin?.timeline(of: given, reaching: .max, withProgram: true) : course.map(rows)
    return rows.map { (manner.runs(left(variables), right(variables)), $0) }
  }

  /// What the other side was led through, where the law compares with a run of the same system.
  func trace(of trail: Trail) -> Trace<Model>? {
    if case .alike(.byTwin) = outline { return nil }
    return Trace(
      start: space.table.base(of: trail.start),
      operations: trail.codes.map { space.table.operation($0) })
  }
}

extension Leading {
  /// Which two runs are compared, the one that is led in this manner last.
  fileprivate func runs<Model>(
    _ left: [BindingOperation<Model>], _ right: [BindingOperation<Model>]
  ) -> Counterexample.Runs {
    switch self {
    case .throughHeld: return .freshAndHeld
    case .readingBetween: return .unreadAndRead
    case .restarted: return .usedAndNew
    case .byTwin: return .systemAndTwin
    case .outside: return .insideAndOutside
    case .asWritten: break
    }
    if right.isEmpty { return left.first?.kind == .echo ? .setBackAndNot : .withAndWithout }
    if left.allSatisfy({ $0.kind != .set }) { return .programs }
    if left.count == 2 && right == Array(left.suffix(1)) { return .bothAndLast }
    let ports = Set(right.compactMap(\.handle?.port))
    if ports.count == 2 && left == right.reversed() {
      let names = [left, right].map { $0.compactMap(\.handle).map { portText($0.port) } }
      return .orders(one: names[0], other: names[1])
    }
    return .programs
  }
}
