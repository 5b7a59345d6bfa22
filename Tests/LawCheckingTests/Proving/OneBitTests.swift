import TestSupport

@testable import LawChecking

@Suite struct `One bit of memory` {
  /// One table in 64, or all tables in a whole run.
  ///
  /// Each way to fill five of the eight entries occurs once. The other three entries follow from them, and
  /// are filled in each way, too.
  static let numbers = (0..<OneBit.tables).filter { number in
    isFullRun || number % 64 == number / 64 * 7 % 64
  }

  @Test(
    "fails a suite of two inputs exactly if a history shows it",
    arguments: OneBit.Place.allCases, [false, true])
  func everyTable(_ place: OneBit.Place, _ isCaptured: Bool) {
    let bit = OneBit(place, isCaptured: isCaptured)
    var remembering = 0
    for number in Self.numbers {
      bit.fill(number)
      let expectations = Expectations(bit.machine)
      let remembers = Reachability(bit.machine, expectations).depth != nil
      let suite = HistorySuite(bit.machine, expectations, .init(1, .free), seeking: .any)
      if suite.isPassed == remembers { Issue.record("table \(number)") }
      remembering += remembers ? 1 : 0
    }
    #expect(remembering > Self.numbers.count / 2)
  }
}
