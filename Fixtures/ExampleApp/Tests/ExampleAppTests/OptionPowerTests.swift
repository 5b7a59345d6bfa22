import LawTesting
import Testing

@testable import ExampleLaws

/// Whether the laws that the toggles are judged by would notice mistakes.
struct `The laws of toggles that exclude each other` {
  @Test func `miss much when they are few, and it is said which to add`() {
    withKnownIssue {
      expect(ExclusiveOption.self, obeys: .wellBehaved, power: 0.75)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("notice 12 of 17 faults") && text.contains("(no-law; add write-through)")
    }
  }

  @Test func `notice more with the one that is named`() {
    expect(
      ExclusiveOption.self, obeys: .wellBehaved + LawSet([.writeThrough]), power: 0.75)
  }

  @Test func `notice everything with honesty and locality`() {
    expect(ExclusiveOption.self, obeys: .wellBehaved + .honesty + .locality, power: 1)
  }
}
