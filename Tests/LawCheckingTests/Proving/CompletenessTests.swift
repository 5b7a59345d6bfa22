import Foundation
import TestSupport

@testable import LawChecking

/// Compares suites with the truth: what histories of any length show on a tiny machine.
@Suite struct `A complete suite` {
  @Test(
    "finds exactly the memories that up to k inputs prepare",
    arguments: [ExternalWrites.free, .counted], [true, false])
  func equality(_ writes: ExternalWrites, _ hasHeldStarts: Bool) {
    // For k from 0 to 3: the depths of the memories that complete suites were compared with.
    var depths = [Set<Int?>](repeating: [], count: 4)
    // Enough machines that each k meets several depths, even in the share that runs by default.
    for number in 0..<share(of: 6_000) {
      let machine = Families.mixed(number)
      let expectations = Expectations(machine)
      // The truth takes far longer than the suites, and is the same for every k.
      let truth = Reachability(
        machine, expectations, writes: writes, heldStarts: hasHeldStarts)
      // Machines without memory are many, and alike: an eighth of them will do.
      if truth.depth == nil && number % 8 != 0 { continue }
      for k in depths.indices {
        let level = HistorySuite.Level(k, writes, heldStarts: hasHeldStarts)
        // Longer suites are left out, because they would take most of the time.
        let suite = HistorySuite(
          machine, expectations, level, limit: isFullRun ? 20_000 : 1_000)
        guard suite.isComplete else { continue }
        depths[k].insert(truth.depth)
        let isShort = truth.depth.map { $0 <= k } ?? false
        if suite.divergences.first?.depth(writes) != (isShort ? truth.depth : nil) {
          Issue.record("machine \(number), memory of \(k)")
        }
      }
    }
    // For k = 0, one depth is enough. Every other k has to meet two.
    for (k, depths) in depths.enumerated() { #expect(depths.count > min(k, 1)) }
  }
}
