import TestSupport

@testable import LawChecking

@Suite struct `Evidence beside a proof` {
  private func evidence(_ machine: any ProofMachine, seed: UInt64 = 1) -> EvidenceAgainstMemory {
    EvidenceAgainstMemory(machine, Expectations(machine), seed: Seed(seed))
  }

  @Test func `accuses no machine that forgets`() {
    let machines = [
      TableMachine(TinyWorlds.flag()), TableMachine(TinyWorlds.tags(3)),
      TableMachine(TinyWorlds.optional()) { $1 != 0 },
    ]
    #expect(machines.allSatisfy { evidence($0).divergences.isEmpty })
  }

  @Test func `is the same for the same seed`() {
    let machine = Deceivers.lock([.set(1), .get, .set(0)])
    #expect(evidence(machine).divergences == evidence(machine).divergences)
    #expect(evidence(machine).inputs == evidence(machine).inputs)
  }

  @Test func `shows a history without needless steps`() {
    #expect(evidence(Deceivers.setCounter(8)).divergences.first?.depth(.free) == 8)
  }

  /// Another number means that proofs rest on other evidence.
  @Test func `takes 22,783 inputs for three tags`() {
    #expect(evidence(TableMachine(TinyWorlds.tags(3))).inputs == 22_783)
  }
}
