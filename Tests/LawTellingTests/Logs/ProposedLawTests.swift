import TestSupport

@testable import LawChecking
@testable import LawTelling

@Suite struct `A verdict that is not as declared` {
  @Test func `is no failure in JUnit if its law is proposed`() {
    let junit = ofProposedLaw.junit(replayedBy: "replay")
    #expect(junit.contains("failures=\"0\" errors=\"0\""))
  }

  @Test func `is a warning in annotations if its law is proposed`() {
    let lines = ofProposedLaw.annotations(replayedBy: "replay")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("::warning ") == true)
  }

  @Test func `is a warning in the summary of a job if its law is proposed`() {
    let summary = ofProposedLaw.summary(replayedBy: "replay")
    #expect(summary.hasPrefix("### Binding laws: all as declared, 1 warning\n"))
  }

  @Test func `is a warning on a page if its law is proposed`() {
    let page = RunPage(ofProposedLaw, replayedBy: "replay", Provenance(version: "1")).html
    #expect(page.contains("<p class=\"kind\">all as declared</p>"))
    #expect(page.contains("1 verdict, 1 warning"))
  }

  /// A judgement by a proposed law that is upheld, and declared broken.
  private var ofProposedLaw: [Judgement] {
    let law = LawDescription(.released)
    let verdict = Verdict(on: "Pages", law, .upheld, .modelAlike, seed: Seed(1))
    return [Judgement(verdict, declared: .broken)]
  }
}
