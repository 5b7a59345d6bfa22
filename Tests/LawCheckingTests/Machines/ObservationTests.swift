import TestSupport

@testable import LawChecking

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
