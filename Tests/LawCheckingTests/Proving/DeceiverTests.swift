import TestSupport

@testable import LawChecking

/// The histories of a suite have few inputs.
///
/// So it is `EvidenceAgainstMemory` that has to find machines that count up to 40.
@Suite struct `A deceiver` {
  /// The number of sets that three tags have: each on and off.
  private static let sets = 6

  /// Every lock that opens after three sets of three tags, but only one for each pair of first sets by default.
  ///
  /// With two sets given, there is exactly one third with which the sum is a multiple of six.
  private static let tagLocks = codes(of: 3, from: Array(0..<sets)).filter { code in
    isFullRun || code.reduce(0, +) % sets == 0
  }

  /// Every lock that opens after three reads and sets of a flag.
  private static let locks = codes(of: 3, from: [Deceivers.Event.get, .set(0), .set(1)])

  /// Returns every sequence of this length.
  private static func codes<Step>(of length: Int, from steps: [Step]) -> [[Step]] {
    (0..<length).reduce([[]]) { codes, _ in
      codes.flatMap { code in steps.map { code + [$0] } }
    }
  }

  /// Whether a ladder or the evidence beside it sees a memory of a machine.
  private func isSeen(_ machine: ToyMachine) throws -> Bool {
    let ladder = Ladder(machine)
    if !ladder.divergences.isEmpty { return true }
    let expectations = try #require(ladder.expectations)
    return !EvidenceAgainstMemory(machine, expectations).divergences.isEmpty
  }

  @Test("that counts to this number is found:", arguments: 1...40)
  func counters(_ count: Int) throws {
    #expect(try isSeen(Deceivers.setCounter(count)))
    #expect(try isSeen(Deceivers.readCounter(count)))
    #expect(try isSeen(Deceivers.heldCounter(count)))
  }

  @Test("that waits for this number of alternations is found:", arguments: 1...40)
  func alternations(_ count: Int) throws {
    #expect(try isSeen(Deceivers.alternation(count)))
  }

  @Test("behind a lock of three is found", arguments: locks)
  func lock(_ code: [Deceivers.Event]) throws {
    #expect(try isSeen(Deceivers.lock(code)))
  }

  @Test("behind a lock of three tags is found", arguments: tagLocks)
  func tagLock(_ code: [Int]) throws {
    #expect(try isSeen(Deceivers.tagLock(code)))
  }

  /// The known limit: there are too many sequences after which such a lock may open.
  ///
  /// None of those that are tried opens this one.
  @Test func `behind a lock of four tags is not always found`() throws {
    #expect(try !isSeen(Deceivers.tagLock([3, 4, 4, 0])))
  }

  /// Expectations are what new machines do, and both of these are lawful at first.
  @Test func `that counts to 1,000 is expected to do what one does that counts to 1`() {
    let patient = Expectations(Deceivers.setCounter(1_000))
    #expect(patient.isEquivalent(Expectations(Deceivers.setCounter(1))))
  }

  @Test func `that counts to 1 is found by a ladder after one input`() {
    #expect(Ladder(Deceivers.setCounter(1)).divergences.first?.depth(.free) == 1)
  }

  @Test func `that observes two external writes is found by a ladder`() {
    let machine = Deceivers.observer { $0 < 2 }
    #expect(Ladder(machine).divergences.first?.depth(.counted) == 2)
  }

  @Test func `that observes 20 external writes is found by evidence`() {
    let machine = Deceivers.observer { $0 < 20 }
    let evidence = EvidenceAgainstMemory(machine, Expectations(machine))
    #expect(!evidence.divergences.isEmpty)
  }

  /// Two flags have four bases, and each binding may have been derived in any of them.
  @Test("that compares ages is found", arguments: 0..<4, 0..<4)
  func pairs(_ first: Int, _ second: Int) throws {
    #expect(try isSeen(Deceivers.pair(first, second)))
  }
}
