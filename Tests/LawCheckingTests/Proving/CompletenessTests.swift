import Foundation
import TestSupport

@testable import LawChecking

/// The suite is held against the truth: what any history whatsoever shows on a tiny machine.
@Suite struct `A complete suite` {
  static let levels = [0, 1, 2, 3].flatMap { k in
    [ExternalWrites.free, .counted].flatMap { writes in
      [true, false].map { MemorySuite.Level(k, writes, heldStarts: $0) }
    }
  }

  @Test("finds a memory if and only if so few inputs prepare what shows it", arguments: levels)
  func equality(_ level: MemorySuite.Level) {
    var depths: Set<Int?> = []
    for number in 0..<share(of: 6_000) {
      let machine = Families.mixed(number)
      let expectations = Expectations(machine)
      let truth = Reachability(
        machine, expectations, writes: level.writes, heldStarts: level.hasHeldStarts)
      if truth.depth == nil && number % 8 != 0 { continue }
      let isShort = truth.depth.map { $0 <= level.k } ?? false
      let limit = isWhole ? 20_000 : 1_000
      let suite = MemorySuite(machine, expectations, level, limit: limit)
      guard suite.isComplete else { continue }
      depths.insert(truth.depth)
      if suite.divergence?.depth(level.writes) != (isShort ? truth.depth : nil) {
        Issue.record("machine \(number)")
      }
    }
    #expect(depths.count > min(level.k, 1))
  }
}
