import BindingLaws
import LawTesting
import Testing

@Suite struct `An expectation that judges nothing` {
  @Test func `of an empty set is an issue`() {
    #expect(
      issues { expect(ColourButton.self, obeys: []) } == [
        "ColourButton was judged by no law: the set of laws is empty"
      ])
  }

  @Test func `of laws about other systems is an issue`() {
    #expect(
      issues { expect(ColourButton.self, obeys: .observers) } == [
        "ColourButton was judged by no law: none of settles, confluent speaks about such a system"
      ])
  }

  @Test func `of a closure is an issue`() {
    let texts = issues {
      expect(bindingOver: Bool.self, obeys: []) { source in
        MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(texts == ["Binding<Bool> was judged by no law: the set of laws is empty"])
  }

  @Test(.skipping(.settles, because: "it has no observers"))
  func `on purpose is none`() {
    #expect(issues { expect(ColourButton.self, obeys: [.settles]) }.isEmpty)
  }

  @Test func `of some laws that do speak is none`() {
    #expect(issues { expect(ColourButton.self, obeys: .observers + .wellBehaved) }.isEmpty)
  }
}
