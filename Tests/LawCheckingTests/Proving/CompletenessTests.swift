import Foundation
import TestSupport

@testable import LawChecking

/// The suite is held against the truth: what any history whatsoever shows on a tiny machine.
@Suite struct `A complete suite` {
  @Test(
    "finds a memory if and only if so few inputs prepare what shows it",
    arguments: [ExternalWrites.free, .counted], [true, false])
  func equality(_ writes: ExternalWrites, _ hasHeldStarts: Bool) {
    // The truth takes far longer than the suites, and is one for every k.
    var depths = [Set<Int?>](repeating: [], count: 4)
    for number in 0..<share(of: 6_000) {
      let machine = Families.mixed(number)
      let expectations = Expectations(machine)
      let truth = Reachability(
        machine, expectations, writes: writes, heldStarts: hasHeldStarts)
      if truth.depth == nil && number % 8 != 0 { continue }
      for k in depths.indices {
        let level = MemorySuite.Level(k, writes, heldStarts: hasHeldStarts)
        let suite = MemorySuite(
          machine, expectations, level, limit: isWhole ? 20_000 : 1_000)
        guard suite.isComplete else { continue }
        depths[k].insert(truth.depth)
        let isShort = truth.depth.map { $0 <= k } ?? false
        if suite.divergences.first?.depth(writes) != (isShort ? truth.depth : nil) {
          Issue.record("machine \(number), memory of \(k)")
        }
      }
    }
    for (k, depths) in depths.enumerated() { #expect(depths.count > min(k, 1)) }
  }
}
