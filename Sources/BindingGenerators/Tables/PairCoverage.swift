import BindingLaws

/// Which operations came right after which, in which base: of so many pairs at most, so that what is
/// kept does not grow with the number of cases.
///
/// Files of hunts hold the pairs sorted: how they are hashed may change.
package final class PairCoverage {
  /// How many pairs are distinguished; another number changes what records of hunts hold.
  private static let most = 1 << 16
  private static let free: UInt64 = 0
  /// A table with open addresses; its size is a power of two, and half of it is free.
  private var slots = Cells(repeating: free, count: 1 << 10)
  private var count = 0

  package init() {}

  /// What was seen so far.
  package var pairs: PairSet {
    PairSet((0..<slots.count).lazy.map { [slots] in slots[$0] }.filter { $0 != Self.free })
  }

  /// Adds a pair, which is not zero.
  func insert(_ pair: UInt64) {
    let mask = slots.count &- 1
    // Fibonacci hashing: Knuth, The Art of Computer Programming, volume 3, 6.4.
    var place = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while slots[place] != pair {
      if slots[place] == Self.free {
        if count < Self.most { add(pair, at: place) }
        return
      }
      place = (place &+ 1) & mask
    }
  }

  private func add(_ pair: UInt64, at place: Int) {
    slots[place] = pair
    count &+= 1
    if 2 &* count <= slots.count { return }
    let old = slots
    slots = Cells(repeating: Self.free, count: 2 * old.count)
    count = 0
    for place in 0..<old.count where old[place] != Self.free { insert(old[place]) }
  }
}
