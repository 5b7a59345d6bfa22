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
    for number in 0..<Truth.share(of: 6_000) {
      let machine = Families.mixed(number)
      let expectations = Expectations(machine)
      let truth = Reachability(
        machine, expectations, writes: level.writes, heldStarts: level.hasHeldStarts)
      if truth.depth == nil && number % 8 != 0 { continue }
      let isShort = truth.depth.map { $0 <= level.k } ?? false
      let limit = Truth.isWhole ? 20_000 : 1_000
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

/// How much of the truth is asked.
enum Truth {
  /// Whether all is: in the full check, because it takes minutes where code is not optimised.
  static let isWhole = ProcessInfo.processInfo.environment["BINDING_LAWS_FULL"] != nil

  /// Every sixteenth of them, unless all are asked for.
  static func some<Element>(_ all: [Element]) -> [Element] {
    all.enumerated().filter { isWhole || $0.offset % 16 == 0 }.map(\.element)
  }

  /// The seeds that whole checks run under: a sixteenth of them, and at least one, unless all are asked.
  static func seeds(_ count: UInt64) -> ClosedRange<UInt64> {
    1...(isWhole ? count : max(1, count / 16))
  }

  /// A sixteenth, unless all is asked.
  static func share(of count: Int) -> Int { isWhole ? count : count / 16 }
}
