import BindingGenerators
import BindingLaws

/// The second run of a report, where the law compares two runs (`.alike`).
///
/// `Subject.counterexample` asks for it. Reports print the names of the sides as headings.
extension Subject {
  /// The run that a law compares with: what the two are called, and the other one step by step.
  ///
  /// - Parameter course: Where the other side was led, where it was the same system.
  /// - Returns: `nil` when the law compares no runs.
  func otherRun(
    of given: Case, along course: Course<Model>?
  ) -> (sides: [String], rows: [Counterexample.Row])? {
    guard case .alike(let left, let right, let manner) = space.statement.shape else { return nil }
    let variables = space.variables(given.variables)
    let rows =
      manner == .byTwin
      ? twin?.timeline(of: given, reaching: .max, withProgram: true) : course.map(rows)
    return rows.map { (manner.sides(left(variables), right(variables)), $0) }
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
  /// What two runs are called, the one that is led in this manner last.
  ///
  /// `Symptom` knows `through held`, and `RowPair` knows `in a transaction`.
  fileprivate func sides<Model>(
    _ left: [BindingOperation<Model>], _ right: [BindingOperation<Model>]
  ) -> [String] {
    switch self {
    case .throughHeld: ["through fresh", "through held"]
    case .readingBetween: ["unread", "read in between"]
    case .restarted: ["after all that", "made again"]
    case .byTwin: ["the system", "its twin"]
    case .outside: ["in a transaction", "outside"]
    case .asWritten where right.isEmpty:
      [left.first?.kind == .echo ? "set back" : "with it", "without it"]
    case .asWritten where left.allSatisfy { $0.kind != .set }: ["one program", "the other"]
    case .asWritten where left.count == 2 && right == Array(left.suffix(1)):
      ["both sets", "the last alone"]
    case .asWritten
    where Set(right.compactMap(\.handle?.port)).count == 2 && left == right.reversed():
      [left, right].map {
        $0.compactMap(\.handle).map { portText($0.port) }.joined(separator: " then ")
      }
    case .asWritten: ["one program", "the other"]
    }
  }
}
