import TestSupport

@testable import LawChecking

@Suite struct `One bit of memory` {
  /// Every sixteenth table, with no pattern in which; all, where all is asked.
  static let numbers = (0..<OneBit.tables).filter { number in
    isWhole || number % 16 == number / 16 * 7 % 16
  }

  @Test(
    "never escapes a suite of two inputs, and is never seen where there is none",
    arguments: OneBit.Place.allCases, [false, true])
  func tally(_ place: OneBit.Place, _ isCaptured: Bool) {
    let tally = OneBit(place, isCaptured: isCaptured).tally(Self.numbers, .init(1, .free))
    #expect(tally.remembering > tally.machines / 2)
    #expect(tally.undetected == 0)
    #expect(tally.wrongProofs == 0)
    #expect(tally.falseAlarms == 0)
  }
}
