import BindingGenerators
import BindingLaws
import Testing

@testable import BindingLawsCommands
@testable import LawChecking

@Suite struct `An end that total does not tell` {
  @Test func `is none that is declared`() {
    #expect(judgements(ended: 1).untoldEnds == ["Pages"])
    #expect(judgements(ended: 1).outcome == .died)
    #expect(judgements(ended: 0).outcome == .done)
  }

  @Test func `is one, too, where a law was given up without a case`() {
    var judgements = judgements(ended: 0)
    judgements[0].verdict.kind = .gaveUp
    judgements[0].verdict.endings.givenUp = "telling the case ends the process"
    #expect(judgements.untoldEnds == ["Pages"])
    #expect(judgements.outcome == .died)
  }

  @Test("is told or excused by total itself", arguments: [Verdict.Kind.notOwed, .crashed])
  func total(_ kind: Verdict.Kind) {
    #expect(judgements(ended: 1, total: kind).outcome == .done)
  }

  /// As a check finds them, and as declared.
  private func judgements(ended: Int, total kind: Verdict.Kind = .upheld) -> [Judgement] {
    let kinds = [(Law.getSet, Verdict.Kind.upheld), (.total, kind)]
    return kinds.map { law, kind in
      var verdict = Verdict(on: "Pages", LawDescription(law), kind, .modelAlike, seed: Seed(1))
      if law == .getSet { verdict.endings.cases = ended }
      return Judgement(verdict, declared: kind)
    }
  }
}
