import TestSupport

@testable import LawChecking

@Suite struct `Two bits of memory` {
  /// Returns how many machines remember, and the numbers of those that a suite of two inputs and evidence miss.
  private func unseen(among numbers: Range<Int>) -> (remembering: Int, unseen: [Int]) {
    var remembering = 0
    var unseen = [Int]()
    for number in numbers {
      let machine = Families.bothBits(number)
      let expectations = Expectations(machine)
      guard let depth = Reachability(machine, expectations).depth else { continue }
      remembering += 1
      // A suite of two inputs sees it: one prepares it, and the other shows it.
      if depth < 2 { continue }
      let evidence = EvidenceAgainstMemory(machine, expectations, seed: Seed(1))
      if evidence.divergences.isEmpty { unseen.append(number) }
    }
    return (remembering, unseen)
  }

  @Test func `escape evidence beside a suite of two inputs 40 times in 15,333`() {
    let (remembering, unseen) = unseen(among: 0..<(isFullRun ? 100_000 : 1_600))
    #expect(remembering == (isFullRun ? 15_333 : 262))
    #expect(unseen.count == (isFullRun ? 40 : 0))
  }

  /// The smallest machine that evidence misses.
  ///
  /// A set to on of what is on marks the binding, unless the instance is marked. A read of what is off marks the
  /// instance. With both marks, the binding reads off for on. So the set has to come before the read, and the
  /// read through another binding.
  @Test func `hide from evidence in machine 20,293`() {
    #expect(unseen(among: 20_293..<20_294).unseen == [20_293])
  }

  @Test func `that hide from evidence are seen by a suite of three inputs`() {
    let machine = Families.bothBits(20_293)
    #expect(!HistorySuite(machine, 2, .free).divergences.isEmpty)
  }
}
