import Foundation
import TestSupport

@testable import LawChecking

/// The suite is held against the truth: what any history whatsoever shows on a tiny machine.
@Suite struct `A complete suite` {
  @Test(
    "finds a memory if and only if so few inputs prepare what shows it",
    arguments: [ExternalWrites.free, .counted], [true, false])
  func equality(_ writes: ExternalWrites, _ hasHeldStarts: Bool) {
    // For k from 0 to 3: the depths of the memories that complete suites were held against.
    var depths = [Set<Int?>](repeating: [], count: 4)
    // So many that each k below meets machines of several depths, also in the share that is run by default.
    for number in 0..<share(of: 6_000) {
      let machine = Families.mixed(number)
      let expectations = Expectations(machine)
      // The truth takes far longer than the suites, and is one for every k.
      let truth = Reachability(
        machine, expectations, writes: writes, heldStarts: hasHeldStarts)
      // Machines without memory are many, and alike: an eighth of them will do.
      if truth.depth == nil && number % 8 != 0 { continue }
      for k in depths.indices {
        let level = HistorySuite.Level(k, writes, heldStarts: hasHeldStarts)
        // Longer suites are passed over, because they would take most of the time.
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
    // Where nothing may prepare it, one depth is enough; elsewhere there have to be two.
    for (k, depths) in depths.enumerated() { #expect(depths.count > min(k, 1)) }
  }
}
