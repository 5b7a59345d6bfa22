import TestSupport

@testable import LawChecking

@Suite struct `Two bits of memory` {
  private struct Found {
    /// The number of machines that remember.
    var remembering = 0
    /// The numbers of those that neither a suite of two inputs nor evidence sees.
    var unseen: [Int] = []
  }

  private func search(_ numbers: Range<Int>) -> Found {
    var found = Found()
    for number in numbers {
      let machine = Families.bothBits(number)
      let expectations = Expectations(machine)
      guard let depth = Reachability(machine, expectations).depth else { continue }
      found.remembering += 1
      // A suite of two inputs sees it: one prepares it, and the other shows it.
      if depth < 2 { continue }
      let evidence = EvidenceAgainstMemory(machine, expectations)
      if evidence.divergences.isEmpty { found.unseen.append(number) }
    }
    return found
  }

  @Test func `escape a suite of two inputs and evidence in none of 262 machines`() {
    let found = search(0..<1_600)
    #expect(found.remembering == 262)
    #expect(found.unseen == [])
  }

  @Test(
    "escape a suite of two inputs and evidence in 40 of 15,333 machines", .enabled(if: isFullRun))
  func inManyMachines() {
    let found = search(0..<100_000)
    #expect(found.remembering == 15_333)
    #expect(found.unseen.count == 40)
  }

  /// The smallest machine that evidence misses.
  ///
  /// A set to on of what is on marks the binding, unless the instance is marked. A read of what is off marks the
  /// instance. With both marks, the binding reads off for on. So the set has to come before the read, and the
  /// read through another binding.
  @Test func `hide from evidence in machine 20,293`() {
    #expect(search(20_293..<20_294).unseen == [20_293])
  }

  @Test func `that hide from evidence are seen by a suite of three inputs`() {
    let machine = Families.bothBits(20_293)
    #expect(!HistorySuite(machine, 2, .free).divergences.isEmpty)
  }
}
