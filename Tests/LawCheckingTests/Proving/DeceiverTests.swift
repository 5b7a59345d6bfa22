import TestSupport

@testable import LawChecking

@Suite struct `A deceiver` {
  private static let sets = Deceivers.setsOfThreeTags

  /// One lock of three tags for each pair of first sets, or all of them in a whole run.
  static let tagCodes = (0..<sets * sets * sets).filter { number in
    isFullRun || Deceivers.code(number, length: 3).reduce(0, +) % sets == 0
  }

  /// Whether a ladder or the evidence beside it sees a memory of a machine.
  private func isSeen(_ make: () -> ToyMachine) -> Bool {
    let machine = make()
    let ladder = Ladder(machine)
    guard ladder.divergences.isEmpty, let expectations = ladder.expectations else { return true }
    return !EvidenceAgainstMemory(machine, expectations).divergences.isEmpty
  }

  @Test("that counts to this number is found:", arguments: 1...40)
  func counters(_ count: Int) {
    #expect(isSeen { Deceivers.setCounter(count) })
    #expect(isSeen { Deceivers.readCounter(count) })
    #expect(isSeen { Deceivers.heldCounter(count) })
  }

  @Test("that waits for this number of alternations is found:", arguments: 1...40)
  func alternations(_ count: Int) {
    #expect(isSeen { Deceivers.alternation(count) })
  }

  @Test("behind a lock of three is found", arguments: Deceivers.locks(of: 3))
  func locks(_ code: [Deceivers.Event]) {
    #expect(isSeen { Deceivers.lock(code) })
  }

  @Test("behind a lock of three tags is found", arguments: tagCodes)
  func tagLocks(_ number: Int) {
    #expect(isSeen { Deceivers.tagLock(Deceivers.code(number, length: 3)) })
  }

  /// The known limit: there are too many sequences after which such a lock may open.
  ///
  /// None of those that are tried opens this one.
  @Test("behind a lock of four tags is not always found", arguments: [171])
  func limit(_ number: Int) {
    #expect(!isSeen { Deceivers.tagLock(Deceivers.code(number, length: 4)) })
  }

  @Test func `that is equivalent to a twin is seen by the ladder of the twin`() {
    let twin = Deceivers.setCounter(1)
    #expect(Expectations(Deceivers.setCounter(1_000)).isEquivalent(Expectations(twin)))
    #expect(Ladder(twin).divergences.first?.depth(.free) == 1)
  }

  @Test func `that observes two external writes is found`() {
    let machine = Deceivers.observer { $0 < 2 }
    #expect(Ladder(machine).divergences.first?.depth(.counted) == 2)
  }

  @Test func `that observes 20 external writes is found by evidence`() {
    let machine = Deceivers.observer { $0 < 20 }
    let evidence = EvidenceAgainstMemory(machine, Expectations(machine), seed: Seed(1))
    #expect(!evidence.divergences.isEmpty)
  }

  /// Two flags have four bases, and each binding may have been derived in any of them.
  @Test("that compares ages is found", arguments: 0..<4, 0..<4)
  func pairs(_ first: Int, _ second: Int) {
    #expect(isSeen { Deceivers.pair(first, second) })
  }
}

extension Deceivers {
  /// The number of sets that three tags have: each on and off.
  static let setsOfThreeTags = 6

  /// Returns the sets of tags that a number stands for: they are its digits to the base 6.
  static func code(_ number: Int, length: Int) -> [Int] {
    var code = [Int]()
    var rest = number
    for _ in 0..<length {
      code.append(rest % setsOfThreeTags)
      rest /= setsOfThreeTags
    }
    return code
  }

  /// Returns every lock that opens after this number of reads and sets.
  static func locks(of length: Int) -> [[Event]] {
    let events = [Event.get, .set(0), .set(1)]
    return (0..<length).reduce([[]]) { codes, _ in
      codes.flatMap { code in events.map { code + [$0] } }
    }
  }
}
