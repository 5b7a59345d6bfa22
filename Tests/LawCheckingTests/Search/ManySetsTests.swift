import TestSupport

@testable import LawChecking

@Suite struct `A case of many sets` {
  @Test("changes the base with every set", arguments: 0..<10)
  func changes(_ number: Int) throws {
    let subject = try runner(LawfulFlags.self, .conforms).subject
    let meaning = subject.newMeaning()
    let testCase = subject.casesOfManySets(10)[number]
    #expect(!testCase.operations.isEmpty)
    var state = testCase.start
    for set in testCase.operations {
      let next = subject.next(state, set, by: meaning)
      #expect(next != state)
      state = next
    }
  }
}
