import TestSupport

@testable import LawChecking
@testable import LawTelling

@Suite struct `A line of several verdicts` {
  @Test(
    "has the words of the headline of one:",
    arguments: [(Verdict.Kind.upheld, " each"), (.proved, "")])
  func words(_ kind: Verdict.Kind, _ end: String) throws {
    let judgements = [Law.getSet, .setGet].map { law in
      var verdict = Verdict(
        system: "Pages", law: LawDescription(law), kind: kind, seed: Seed(1))
      verdict.cases = 7
      return Judgement(verdict, declared: kind)
    }
    let words = judgements[0].verdict.headline(naming: "2 laws") + end
    let line = try #require(judgements.sharedLines(width: 80).first)
    #expect(line.hasPrefix(words + " ("))
  }
}
