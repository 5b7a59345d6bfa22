import BindingGenerators
import BindingLaws

/// The second run of a report, if the law compares two runs (`.same`).
///
/// `Subject.counterexample` asks for it.
extension Subject {
  /// Returns the kinds of the two runs that a law compares, and the other run step by step.
  ///
  /// - Parameter observed: The other run, if it is a run of the same system.
  /// - Returns: Nil if the law compares no runs.
  func otherRun(
    of testCase: LoadedCase, along observed: ObservedTrace<Model>?
  ) -> (runs: Counterexample.Runs, rows: [Counterexample.Row])? {
    guard let variation else { return nil }
    let (left, right) = space.programs(with: space.variables(of: testCase))
    let rows =
      variation == .byTwin
      ? twin?.timeline(of: testCase, reaching: .max, withProgram: true) : observed.map(rows)
    return rows.map { (variation.runs(left, right), $0) }
  }

  /// Returns the trace of the other system, or nil if the law compares with a twin.
  func trace(of history: OperationHistory, by meaning: Meaning) -> Trace<Model>? {
    if variation == .byTwin { return nil }
    space.table.recall(meaning)
    return Trace(
      start: space.table.base(of: history.start),
      operations: history.codes.map { space.table.operation($0) })
  }
}

extension Variation {
  /// Returns the kinds of the two runs that are compared, the one with this variation last.
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
