import BindingGenerators
import BindingLaws

extension Runner {
  /// The run that a law compares with: what the two are called, and the other one step by step.
  ///
  /// - Returns: `nil` when the law compares no runs.
  func otherRun(of given: Case) -> (sides: [String], rows: [Counterexample.Row])? {
    guard case .alike(let left, let right) = statement.shape else { return nil }
    _ = space.load(given)
    let variables = space.variables(of: given)
    let rows =
      right.manner == .byTwin
      ? twinRows(space.trace(of: given))
      : OtherSide(self, given).map { timeline(of: $0.trace) }
    return rows.map { (right.sides(left.operations(variables), variables), $0) }
  }

  /// The twin of the system, led through the same trace.
  private func twinRows(_ trace: Trace<Model>) -> [Counterexample.Row]? {
    func open<Paired: TwinSystem>(_ system: Paired.Type) -> [Counterexample.Row]? {
      guard let space = space as? CaseSpace<Paired.Model>, let trace = trace as? Trace<Paired.Model>
      else { return nil }
      return Runner<Paired.Twin>(space).timeline(of: trace)
    }
    return (System.self as? any TwinSystem.Type).flatMap { open($0) }
  }
}

extension Statement.Run {
  /// What this run and the one that it is compared with are called.
  fileprivate func sides(
    _ left: [Operation<Model>], _ variables: Variables<Model>
  ) -> [String] {
    switch manner {
    case .throughHeld: ["through fresh", "through held"]
    case .readingBetween: ["unread", "read in between"]
    case .restarted: ["after all that", "made again"]
    case .byTwin: ["the system", "its twin"]
    case .asWritten: sides(left, operations(variables))
    }
  }

  private func sides(_ left: [Operation<Model>], _ right: [Operation<Model>]) -> [String] {
    if right.count < left.count {
      return right.isEmpty ? ["set back", "without it"] : ["both sets", "the last alone"]
    }
    return [left, right].map {
      $0.compactMap(\.handle).map { portText($0.port) }.joined(separator: " then ")
    }
  }
}
