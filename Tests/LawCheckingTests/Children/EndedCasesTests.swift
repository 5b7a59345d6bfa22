import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `What is left out after crashes and hangs` {
  private let set = DeathPlace(part: .operation(OperationCode(.set, value: 3)), words: "set p 3")
  private let base = DeathPlace(part: .state(1), words: "the base 1")
  private let vanished = DeathPlace(part: .vanished, words: "held bindings")

  @Test func `is nothing after the first crash`() {
    #expect(deaths([set]).omissions.isEmpty)
  }

  @Test func `is each place of a crash after the second crash`() {
    let deaths = deaths([vanished, set])
    #expect(deaths.words == ["held bindings", "set p 3"])
    #expect(deaths.omissions.operations == [OperationCode(.set, value: 3)])
    #expect(deaths.cases.count == 2)
  }

  @Test func `is held bindings of gone ports after one crash there`() {
    #expect(deaths([vanished]).omissions.vanished)
  }

  @Test func `is an operation after one hang`() {
    #expect(deaths([set], areHangs: true).words == ["set p 3"])
  }

  @Test func `is shared by all laws, except bases in which something crashes`() {
    let others = deaths([vanished, set, base]).withoutCases(isSearchGivenUp: false)
    #expect(others.words == ["held bindings", "set p 3"])
    #expect(others.cases.isEmpty)
    let hanging = deaths([base], areHangs: true).withoutCases(isSearchGivenUp: false)
    #expect(hanging.words == ["the base 1"])
  }

  @Test func `is so much after 16 crashes that other laws give up`() {
    var others = deaths(Array(repeating: set, count: 16)).withoutCases(isSearchGivenUp: false)
    #expect(!others.areTooMany)
    // They give up at the first crash of their own.
    others.note(Case(start: 0))
    #expect(others.areTooMany)
  }

  @Test func `is every action after one hang or three crashes of actions`() {
    #expect(deaths([action(0)], areHangs: true).omissions.actions)
    #expect(!deaths([set, action(0), action(1)]).omissions.actions)
    #expect(deaths([set, action(0), action(1), action(2)]).omissions.actions)
  }

  @Test func `is all held bindings after two crashes, both through held ones`() {
    let held = DeathPlace(part: .state(1), words: "the base 1", isHeld: true)
    let unlisted = DeathPlace(part: nil, words: "", isHeld: true)
    #expect(deaths([held, unlisted]).omissions.held)
    #expect(
      deaths([held, unlisted]).withoutCases(isSearchGivenUp: false).words == ["held bindings"])
    #expect(!deaths([set, held, held]).omissions.held)
    #expect(!deaths([held]).omissions.held)
  }

  @Test func `is every large number after three crashes of generated ones`() {
    let generated = DeathPlace.largeNumbers
    #expect(deaths([generated, generated]).omissions.largestNumber == nil)
    #expect(deaths([generated, generated, generated]).omissions.largestNumber == 1_000)
  }

  @Test func `is every large number if the model ends before any case`() {
    var ended = EndedCases()
    let isFirst = ended.leaveOutLargeNumbers()
    #expect(isFirst)
    let isSecond = ended.leaveOutLargeNumbers()
    #expect(!isSecond)
    #expect(ended.withoutCases(isSearchGivenUp: false).omissions.largestNumber == 1_000)
  }

  @Test func `is too much after 16 crashes or four hangs`() {
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
