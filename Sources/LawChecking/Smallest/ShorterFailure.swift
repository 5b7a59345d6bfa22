import BindingGenerators

/// A search for a failure before the law's own program, if a smallest case fails in the program.
///
/// Cases come in order of their operations before the program: those of the program do not count. So a case that
/// fails without the program may come after the smallest case, and have fewer operations in all.
///
/// `LawCheck+Broken` asks once all smaller cases were run. JSON counts its runs in `tried`.
struct ShorterFailure {
  /// The first case that fails without a program.
  private(set) var finding: Search.Finding?
  /// The number of smaller cases that were run.
  private(set) var runs = 0
  /// Whether there is no such case, or the finding is the first.
  private(set) var isComplete = false

  /// Runs cases without a program, of these numbers of operations.
  ///
  /// They have at least as many operations as the smallest case has before its program, and fewer than it has
  /// in all.
  ///
  /// - Parameter limit: The most cases to run.
  init(_ runner: Runner, lengths: Range<Int>, limit: Int) {
    var runner = runner
    runner.subject.stopsAtRefusal = true
    for length in lengths {
      let hasRunAll = runCases(of: length, by: runner, limit: limit)
      if !hasRunAll { return }
      if finding != nil { break }
    }
    isComplete = true
  }

  /// Runs the cases of a length up to the first that fails, and returns whether none was left out.
  private mutating func runCases(of length: Int, by runner: Runner, limit: Int) -> Bool {
    var enumerator = CaseEnumerator(startingAt: length)
    var variables: Case.Numbers?
    while let next = enumerator.next, next[0] == UInt64(length) {
      var choices = Choices(replaying: Draws(values: next))
      let drawn = runner.subject.draw(from: &choices, within: runner.subject.everything)
      if var testCase = drawn {
        // The variables are drawn before all else: with others the same operations come again.
        variables = variables ?? testCase.variables
        if testCase.variables != variables { break }
        if runs == limit || runner.isOutOfTime { return false }
        testCase.variables = Case.Numbers()
        finding = runner.finding(of: testCase, number: runs + 1)
        if finding != nil { break }
        runs += 1
      }
      enumerator.advance(past: choices.draws)
    }
    return enumerator.isComplete
  }
}
