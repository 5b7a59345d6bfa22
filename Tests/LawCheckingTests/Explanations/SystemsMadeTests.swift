import TestSupport

@testable import LawChecking

/// A run records what it saw, so that its report makes no system to see that again.
@Suite struct `The systems made to report a finding` {
  /// First, the case runs three times more, with two systems each.
  ///
  /// Then a report makes systems that repeat the case, one for each of its two steps, and one without a read.
  /// Advice makes more, for each read and set of new bindings, and for each case of the shape.
  @Test(
    "are no more than these, without and with advice:",
    arguments: [(false, 9), (true, 45)])
  func oneEachStep(_ advises: Bool, _ most: Int) throws {
    var made = 0
    var options = CheckOptions()
    options.advises = advises
    let checker = try LocalChecker(
      ErasingPages.self,
      make: { source in
        made += 1
        return ErasingPages(source: source)
      }, options: options)
    let runner = try #require(checker.runner(of: .getSet))
    var search = Search(runner, options: checker.options)
    let found = search.runInOrder()
    let finding = try #require(found)
    let before = made
    let check = LawCheck(runner: runner, law: .getSet, checker: checker)
    let description = runner.subject.description(of: .getSet)
    let verdict = check.broken(
      Verdict(system: "ErasingPages", law: description, kind: .upheld, seed: checker.options.seed),
      finding, search.order)
    let shown = try #require(verdict.counterexample)
    #expect(shown.rows.count == 2)
    #expect(shown.otherRows.count == 1)
    #expect(shown.test != nil)
    #expect(made - before <= most)
  }
}
