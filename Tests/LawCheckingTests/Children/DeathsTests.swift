import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `What is left out after a death` {
  private let set = DeathPlace(part: .operation(OperationCode(.set, value: 3)), words: "set p 3")
  private let base = DeathPlace(part: .state(1), words: "the base 1")
  private let vanished = DeathPlace(part: .vanished, words: "held bindings")

  @Test func `is nothing after the first one`() {
    #expect(deaths([set]).omissions.isEmpty)
  }

  @Test func `is what has killed after the second one`() {
    let deaths = deaths([vanished, set])
    #expect(deaths.words == ["held bindings", "set p 3"])
    #expect(deaths.omissions.operations == [OperationCode(.set, value: 3)])
    #expect(deaths.cases.count == 2)
  }

  @Test func `is at once what goes through held bindings of vanished ports`() {
    #expect(deaths([vanished]).omissions.vanished)
  }

  @Test func `is at once what hangs`() {
    #expect(deaths([set], areHangs: true).words == ["set p 3"])
  }

  @Test func `is the same for all laws, but for bases in which something crashes`() {
    let others = deaths([vanished, set, base]).withoutCases(isSearchGivenUp: false)
    #expect(others.words == ["held bindings", "set p 3"])
    #expect(others.cases.isEmpty)
    let hanging = deaths([base], areHangs: true).withoutCases(isSearchGivenUp: false)
    #expect(hanging.words == ["the base 1"])
  }

  @Test func `gives other laws up at their next case, where there was too much`() {
    var others = deaths(Array(repeating: set, count: 16)).withoutCases(isSearchGivenUp: false)
    #expect(!others.areTooMany)
    others.note(Case(start: 0))
    #expect(others.areTooMany)
  }

  @Test func `is every action after a hang of one, or when three have killed`() {
    #expect(deaths([action(0)], areHangs: true).omissions.actions)
    #expect(!deaths([set, action(0), action(1)]).omissions.actions)
    #expect(deaths([set, action(0), action(1), action(2)]).omissions.actions)
  }

  @Test func `is whatever is held, where nothing else has killed`() {
    let held = DeathPlace(part: .state(1), words: "the base 1", isHeld: true)
    let unlisted = DeathPlace(part: nil, words: "", isHeld: true)
    #expect(deaths([held, unlisted]).omissions.held)
    #expect(
      deaths([held, unlisted]).withoutCases(isSearchGivenUp: false).words == ["held bindings"])
    #expect(!deaths([set, held, held]).omissions.held)
    #expect(!deaths([held]).omissions.held)
  }

  @Test func `is every large number, when three that were generated have killed`() {
    let generated = DeathPlace.largeNumbers
    #expect(deaths([generated, generated]).omissions.largestNumber == nil)
    #expect(deaths([generated, generated, generated]).omissions.largestNumber == 1_000)
  }

  @Test func `is every large number where the model ends before any case`() {
    var ended = EndedCases()
    let isFirst = ended.leaveOutLargeNumbers()
    #expect(isFirst)
    let isSecond = ended.leaveOutLargeNumbers()
    #expect(!isSecond)
    #expect(ended.withoutCases(isSearchGivenUp: false).omissions.largestNumber == 1_000)
  }

  @Test func `does not go on for ever`() {
    #expect(!deaths(Array(repeating: set, count: 15)).areTooMany)
    #expect(deaths(Array(repeating: set, count: 16)).areTooMany)
    #expect(deaths(Array(repeating: set, count: 4), areHangs: true).areTooMany)
  }

  private func action(_ number: Int) -> DeathPlace {
    DeathPlace(part: .operation(OperationCode(.act, value: number)), words: "act \(number)")
  }

  private func deaths(_ places: [DeathPlace], areHangs: Bool = false) -> EndedCases {
    places.reduce(into: EndedCases()) { deaths, place in
      deaths.note(Case(start: 0), isHang: areHangs)
      deaths.leaveOut(place)
    }
  }
}

@Suite struct `The sentence of the runtime` {
  @Test(
    "is found in",
    arguments: [
      (
        "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n",
        "Index out of range"
      ),
      ("a.swift:1: Precondition failed: unlucky\n", "Precondition failed: unlucky"),
      ("a.swift:1: Precondition failed\n", "Precondition failed"),
      ("Fatal error\n", "Fatal error"),
      ("Fatal error: one\nFatal error: two\nnoise", "two"),
      ("Fatal error: a\u{1B}[0m b", "a [0m b"),
    ])
  func sentence(_ errors: String, _ words: String) {
    #expect(RuntimeSentence.last(in: errors) == words)
  }

  @Test func `is not made up`() {
    #expect(RuntimeSentence.last(in: "") == nil)
    #expect(RuntimeSentence.last(in: "some log\n") == nil)
  }

  @Test func `is short`() {
    let long = "Fatal error: " + String(repeating: "x", count: 10_000)
    #expect(RuntimeSentence.last(in: long)?.count == 200)
  }
}
