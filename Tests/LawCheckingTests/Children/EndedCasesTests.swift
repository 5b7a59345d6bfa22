import TestSupport

@testable import BindingGenerators
@testable import LawChecking

/// The numbers of crashes and hangs are those of `EndedCases`, which says why they are no others.
@Suite struct `What is left out after crashes and hangs` {
  private let set = DeathPlace(part: .operation(OperationCode(.set, value: 3)), words: "set p 3")
  private let base = DeathPlace(part: .state(1), words: "the base 1")
  private let vanished = DeathPlace(part: .vanished, words: "held bindings")

  @Test func `is nothing after the first crash`() {
    #expect(crashes(at: [set]).omissions.isEmpty)
  }

  @Test func `is each place of a crash after the second crash`() {
    let ended = crashes(at: [vanished, set])
    #expect(ended.words == ["held bindings", "set p 3"])
    #expect(ended.omissions.operations == [OperationCode(.set, value: 3)])
    #expect(ended.cases.count == 2)
  }

  @Test func `is held bindings of gone ports after one crash there`() {
    #expect(crashes(at: [vanished]).omissions.vanished)
  }

  @Test func `is an operation after one hang`() {
    #expect(hangs(at: [set]).words == ["set p 3"])
  }

  @Test func `is shared by all laws, except bases in which something crashes`() {
    let others = crashes(at: [vanished, set, base]).forOtherLaws
    #expect(others.words == ["held bindings", "set p 3"])
    #expect(others.cases.isEmpty)
  }

  @Test func `is shared by all laws, also bases in which something hangs`() {
    #expect(hangs(at: [base]).forOtherLaws.words == ["the base 1"])
  }

  @Test func `is every action after one hang`() {
    #expect(hangs(at: [action(0)]).omissions.actions)
  }

  /// The crash of a set does not count.
  @Test func `is every action after three crashes of actions`() {
    #expect(!crashes(at: [set, action(0), action(1)]).omissions.actions)
    #expect(crashes(at: [set, action(0), action(1), action(2)]).omissions.actions)
  }

  /// A crash through a held binding counts even if nothing else about it can be left out.
  @Test func `is all held bindings after two crashes, both through held ones`() {
    let unlisted = DeathPlace(part: nil, words: "", isHeld: true)
    let ended = crashes(at: [heldInBase, unlisted])
    #expect(ended.omissions.held)
    #expect(ended.forOtherLaws.words == ["held bindings"])
  }

  @Test func `is no held binding after one crash`() {
    #expect(!crashes(at: [heldInBase]).omissions.held)
  }

  @Test func `is no held binding if a fresh one crashes, too`() {
    #expect(!crashes(at: [set, heldInBase, heldInBase]).omissions.held)
  }

  @Test func `is every large number after three crashes of generated ones`() {
    let generated = DeathPlace.largeNumbers
    #expect(crashes(at: [generated, generated]).omissions.largestNumber == nil)
    #expect(crashes(at: [generated, generated, generated]).omissions.largestNumber == 1_000)
  }

  /// A child whose model crashes again is not started a third time: nothing more can be left out.
  @Test func `is every large number if the model ends before any case, and no more later`() {
    var ended = EndedCases()
    let leavesOutMore = ended.leaveOutLargeNumbers()
    #expect(leavesOutMore)
    #expect(ended.forOtherLaws.omissions.largestNumber == 1_000)
    let leavesOutMoreLater = ended.leaveOutLargeNumbers()
    #expect(!leavesOutMoreLater)
  }

  @Test func `is too much after 16 crashes`() {
    #expect(!crashes(at: Array(repeating: set, count: 15)).areTooMany)
    #expect(crashes(at: Array(repeating: set, count: 16)).areTooMany)
  }

  @Test func `is too much after four hangs`() {
    #expect(!hangs(at: Array(repeating: set, count: 3)).areTooMany)
    #expect(hangs(at: Array(repeating: set, count: 4)).areTooMany)
  }

  @Test func `is too much after 16 crashes and the first of another law`() {
    var others = crashes(at: Array(repeating: set, count: 16)).forOtherLaws
    #expect(!others.areTooMany)
    others.note(Case(start: 0))
    #expect(others.areTooMany)
  }

  private var heldInBase: DeathPlace {
    DeathPlace(part: .state(1), words: "the base 1", isHeld: true)
  }

  private func action(_ number: Int) -> DeathPlace {
    DeathPlace(part: .operation(OperationCode(.act, value: number)), words: "act \(number)")
  }

  /// Returns what is known after a crash at each of these places.
  private func crashes(at places: [DeathPlace]) -> EndedCases {
    places.reduce(into: EndedCases()) { ended, place in
      ended.note(Case(start: 0))
      ended.leaveOut(place)
    }
  }

  /// Returns what is known after a hang at each of these places.
  private func hangs(at places: [DeathPlace]) -> EndedCases {
    places.reduce(into: EndedCases()) { ended, place in
      ended.note(Case(start: 0), isHang: true)
      ended.leaveOut(place)
    }
  }
}

extension EndedCases {
  /// What laws leave out that are judged after `total`, if the search of `total` went on to its end.
  fileprivate var forOtherLaws: EndedCases { withoutCases(isSearchGivenUp: false) }
}
