import TestSupport

@testable import LawChecking

/// A run records what it saw, so that its report makes no system to see that again.
@Suite struct `The systems made to report a finding` {
  /// The case runs three times more, with two systems each.
  ///
  /// Then a report makes systems that repeat the case: one for each of its two steps, and one without a read.
  @Test func `are no more than nine without advice`() throws {
    #expect(try report(CheckOptions().with(\.advises, false)).made <= 3 * 2 + 3)
  }

  /// Advice compares new bindings with derivations, at one of the three ports or at all of them.
  ///
  /// A port takes twelve systems: in each of four bases, one for a reading, and one for each of two sets.
  @Test func `are no more than 36 more with advice`() throws {
    #expect(try report(CheckOptions()).made <= 9 + 3 * 12)
  }

  @Test func `suffice for all rows and for a test`() throws {
    let shown = try report(CheckOptions()).counterexample
    #expect(shown.rows.count == 2)
    #expect(shown.otherRows.count == 1)
    #expect(shown.test != nil)
  }

  private struct Report {
    let counterexample: Counterexample
    /// The number of systems made from the end of the search on.
    let made: Int
  }

  /// Finds a case, and reports it.
  private func report(_ options: CheckOptions) throws -> Report {
    var made = 0
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
    return Report(counterexample: try #require(verdict.counterexample), made: made - before)
  }
}
