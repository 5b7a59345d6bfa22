import TestSupport

@testable import LawChecking

@Suite struct `One bit of memory` {
  /// One table in 64, without a pattern, or all tables in a whole run.
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
      let suite = HistorySuite(bit.machine, expectations, .init(1, .free), isSmallest: false)
      if suite.isPassed == remembers { Issue.record("table \(number)") }
      remembering += remembers ? 1 : 0
    }
    #expect(remembering > Self.numbers.count / 2)
  }
}

/// All parts of an observation have to be compared.
///
/// Only then does a machine whose observations are as expected obey all laws that hold of what is expected.
@Suite struct `An observation` {
  private let seen = Observation(reading: 1, writes: 2, base: 3)

  @Test func `is like another only with the same reading, writes and base`() {
    #expect(seen.isLike(seen))
    for part in [\Observation.reading, \.writes, \.base] {
      var other = seen
      other[keyPath: part] = 0
      #expect(!seen.isLike(other), "\(part)")
      #expect(!seen.isLike(other) { $0 == $1 }, "\(part)")
    }
  }
}
