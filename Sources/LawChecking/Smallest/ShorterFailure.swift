import BindingGenerators

/// Looks for a case that goes wrong before the law's own program, where a smallest one goes wrong in it.
///
/// Cases are in order of the operations before the program. So one that needs no program, where every
/// step is judged, has fewer operations and may come later.
///
/// `LawCheck+Broken` asks once all smaller cases were run. JSON counts its runs in `tried`.
struct ShorterFailure {
  /// The first such case.
  private(set) var finding: Search.Finding?
  /// How many cases were run that were smaller.
  private(set) var runs = 0
  /// Whether there is none, or it is the first.
  private(set) var isComplete = false

  /// Runs cases without a program, of at least as many operations as the smallest one has before it, and
  /// of fewer than it has in all.
  ///
  /// - Parameter limit: How many may be run.
  init(_ runner: Runner, lengths: Range<Int>, limit: Int) {
    var runner = runner
    runner.subject.stopsAtRefusal = true
    for length in lengths {
      var enumerator = CaseEnumerator(startingAt: length)
      var variables: Case.Numbers?
      while let next = enumerator.next, next[0] == UInt64(length) {
        var choices = Choices(replaying: Draws(values: next))
        let drawn = runner.subject.draw(
          from: &choices, within: runner.subject.everything, stoppingAfter: .max)
        if var testCase = drawn {
          // They are drawn before all else: with others the same operations come again.
          variables = variables ?? testCase.variables
          if testCase.variables != variables { break }
          if runs == limit || runner.isOutOfTime { return }
          testCase.variables = Case.Numbers()
          finding = runner.finding(of: testCase, number: runs + 1)
          if finding != nil { break }
          runs += 1
        }
        enumerator.advance(past: choices.draws)
      }
      if !enumerator.isComplete { return }
      if finding != nil { break }
    }
    isComplete = true
  }
}
