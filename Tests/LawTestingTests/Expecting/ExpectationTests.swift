import LawTesting
import TestSupport

@Suite struct `An expectation` {
  @Test func `proves a closure over finitely many values`() {
    let verdicts = expect(bindingOver: Colour.self, MyBinding.init)
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }

  @Test func `fails with one issue for each mistake`() {
    let texts = issues {
      expect(bindingOver: Int.self) { MyBinding($0) { max(0, $0) } }
    }
    #expect(
      texts.map { $0.prefix { $0 != ":" } } == ["Binding<Int>@ExpectationTests.swift"])
    #expect(texts.first?.contains(" breaks get-set: ") == true)
    #expect(texts.first?.contains("also      set-get") == true)
  }

  @Test func `fails at the line of its call`() {
    let found = recorded { expect(ClearingButton.self, obeys: .wellBehaved) }
    #expect(found.map { $0.sourceLocation?.line } == [#line - 1])
    #expect(found.map { $0.sourceLocation?.fileID } == [#fileID])
  }

  @MainActor @Test func `works on the main actor`() {
    #expect(expect(MainActorButton.self, obeys: .selection).count == 4)
  }

  @MainActor @Test(.inChildProcess) func `works on the main actor of a child process`() throws {
    let text = try onlyIssue { expect(MainActorTrap.self, obeys: .setTwice) }
    #expect(text.contains("crashed   set cell 13"))
  }

  @Test(.inChildProcess) func `judges a closure in a child process`() {
    let verdicts = expect(bindingOver: Int.self, obeys: [.setGet], MyBinding.init)
    #expect(verdicts.map(\.kind) == [.upheld])
  }
}
