import LawTesting
import Testing

@Suite struct `The power of laws` {
  @Test func `over a colour button is complete with honesty and locality`() {
    expect(ColourButton.self, obeys: .wellBehaved + .honesty + .locality, power: 1)
  }

  @Test func `is an issue where it is too small, with what was missed and why`() {
    withKnownIssue {
      expect(ColourButton.self, obeys: .wellBehaved, power: 0.9)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("less than 0.9; missed:")
        && text.contains(
          "negated: on reads off and sets off, and the other way round (no-law; add write-through)")
    }
  }
}
