import LawTesting
import TestSupport

@Suite struct `An expectation that judges nothing` {
  @Test(
    "is an issue:",
    arguments: [
      ([], "the set of laws is empty"),
      (.observers, "none of settles, confluent speaks about such a system"),
    ] as [(LawSet, String)])
  func silence(_ laws: LawSet, _ reason: String) {
    let texts = issues { expect(ColourButton.self, obeys: laws) }
    #expect(texts == ["ColourButton was judged by no law: " + reason])
  }

  @Test(.skipping(.settles, because: "it has no observers"))
  func `on purpose is no issue`() {
    #expect(issues { expect(ColourButton.self, obeys: [.settles]) }.isEmpty)
  }

  @Test(.requiringJudgement) func `by one law is an issue if a judgement is required`() {
    #expect(
      issues { expect(ColourButton.self, obeys: .settles) } == [
        "ColourButton was judged by no law: none of settles speaks about such a system"
      ])
  }

  @Test(.expecting(.total, .crashed, because: "it traps"))
  func `because its model crashes is an issue, whatever is expected`() throws {
    let text = try onlyIssue { expect(DeadWorld.self, obeys: [.total]) }
    #expect(text.hasPrefix("DeadWorld cannot be judged by total: its model "))
  }

  @Test func `by some laws, but something by others, is no issue`() {
    #expect(issues { expect(ColourButton.self, obeys: .observers + .wellBehaved) }.isEmpty)
  }
}

/// A cell whose model traps before there is a case.
private struct DeadWorld: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Bool
    var bases: [Bool]? { fatalError("no world") }
  }
  static let model = Model()
  let source: Source<Bool>
}
