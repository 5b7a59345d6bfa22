import TestSupport

@testable import LawChecking
@testable import LawTelling

@Suite struct `A replayed case` {
  @Test func `that crashed once and not again is reported as flaky`() {
    let law = LawDescription(Law.setGet)
    let grounds = Verdict.Grounds.survival(.init(diagnosis: "trapped (SIGILL)"))
    let verdict = Verdict(on: "Pages", law, .flaky, grounds, seed: Seed(1))
    let explanation = ReplayedCase(dying: verdict).explanation()
    #expect(explanation == verdict.headline)
    #expect(explanation.contains("Pages is flaky on set-get"))
  }
}
