import BindingGenerators
import BindingLaws

extension Search {
  /// Runs the law after each beginning of a history that is known to show a memory: from every start
  /// and with every value of its variables.
  mutating func runAfterHistory() -> Finding? {
    if history.isEmpty || options.exhaustiveDepth != nil { return nil }
    for length in 1...history.count {
      if let finding = run(after: Array(history.prefix(length))) { return finding }
    }
    return nil
  }

  private mutating func run(after codes: [OperationCode]) -> Finding? {
    let before = cases
    defer { casesAfterHistory += cases - before }
    var enumerator = CaseEnumerator()
    while let next = enumerator.next, next[0] == 0, cases - before < options.cases, !isOutOfTime {
      var choices = Choices(replaying: Draws(values: next))
      if let drawn = runner.space.draw(from: &choices, within: runner.space.everything),
        let finding = run(drawn, followedBy: codes)
      {
        return finding
      }
      enumerator.advance(past: choices.draws)
    }
    return nil
  }

  private mutating func run(_ drawn: Case, followedBy codes: [OperationCode]) -> Finding? {
    var given = drawn
    given.operations += codes
    guard let draws = (try? runner.space.draws(of: given)).flatMap(\.self) else { return nil }
    let run = runner.run(given)
    guard let discrepancy = count(run) else { return nil }
    return finding(
      run, runner.choices(of: draws, reaching: run.reached), discrepancy, number: cases,
      isSmallest: false)
  }
}
