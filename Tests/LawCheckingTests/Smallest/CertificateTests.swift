import TestSupport

@testable import BindingGenerators
@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A certificate` {
  /// More cases than are smaller than any below.
  private static let enough = 5_000

  /// Returns a runner of `ErasingPages`, and the draws of the failing case that a trace spells.
  private func failingCase(_ trace: String) throws -> (Runner, Draws) {
    let runner = try runner(ErasingPages.self, .conforms)
    let testCase = try runner.subject.cases(written: trace, .conforms)[0]
    #expect(runner.run(testCase).discrepancy != nil)
    return (runner, try #require(runner.subject.draws(of: testCase)))
  }

  @Test func `says that no smaller case fails, once all of them were run`() throws {
    let (runner, draws) = try failingCase("start .a; set b off")
    let certificate = MinimalityCertificate(runner, of: draws, limit: Self.enough)
    #expect(certificate.isComplete)
    #expect(certificate.smaller == nil)
    // Four cases have no operation, so that others have run, too.
    #expect(certificate.tried > 10)
    #expect(certificate.runs == certificate.tried)
  }

  @Test func `finds the smallest of the smaller ones that fail`() throws {
    let (runner, draws) = try failingCase("start .c; get b; set b off")
    let certificate = MinimalityCertificate(runner, of: draws, limit: Self.enough)
    let (_, smallest) = try failingCase("start .a; set b off")
    #expect(certificate.smaller?.record.values == smallest.values)
  }

  @Test func `is incomplete once the budget ends`() throws {
    let (runner, draws) = try failingCase("start .a; set b off")
    let certificate = MinimalityCertificate(runner, of: draws, limit: 3)
    #expect(!certificate.isComplete)
    #expect(certificate.runs == 3)
  }
}
