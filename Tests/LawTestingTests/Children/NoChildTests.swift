import Testing

@testable import LawTesting

@Suite(.withoutChildProcesses) struct `Where tests have no child processes` {
  @Test func `a lawful system is green`() {
    #expect(issues { expect(ColourButton.self) } == [])
  }

  @Test func `a faulty system is reported as elsewhere`() throws {
    let text = try onlyIssue { expect(ClearingButton.self) }
    #expect(text.hasPrefix("ClearingButton breaks"))
  }

  @Test(.expecting(.total, .crashed, because: "it traps elsewhere"))
  func `nothing is expected of total`() {
    #expect(issues { expect(ColourButton.self, obeys: .total) } == [])
  }

  @Test func `total alone is no judgement`() {
    #expect(
      issues { expect(ColourButton.self, obeys: [.total]) } == [
        "ColourButton was judged by no law: total does not speak about ColourButton: it is judged "
          + "in child processes, and tests have none here"
      ])
  }

  @Test(.requiringJudgement) func `total is an issue if a judgement is required`() {
    #expect(
      issues { expect(ColourButton.self) } == [
        "ColourButton cannot be judged by total: it is judged in child processes, and tests have "
          + "none here"
      ])
  }
}
