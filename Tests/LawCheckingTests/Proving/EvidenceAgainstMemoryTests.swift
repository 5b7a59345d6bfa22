import TestSupport

@testable import LawChecking

@Suite struct `Evidence beside a proof` {
  private func evidence(_ machine: any ProofMachine, seed: UInt64 = 1) -> EvidenceAgainstMemory {
    EvidenceAgainstMemory(machine, Expectations(machine), seed: Seed(seed))
  }

  @Test func `accuses no machine that forgets`() {
    let machines = [
      TableMachine(TinyWorlds.flag()), TableMachine(TinyWorlds.tags(3)),
      TinyWorlds.optionalMachine(),
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

  /// Three gets of one binding spoil the flag for all bindings.
  @Test func `names a history that ends through a fresh binding first`() {
    let machine = ToyMachine.flag { source in
      var isSpoilt = false
      return { _ in
        var gets = 0
        return ToyBinding(
          get: {
            let value = isSpoilt ? 1 - source.value : source.value
            gets += 1
            isSpoilt = isSpoilt || gets == 3
            return value
          },
          set: { source.value = $0 })
      }
    }
    let found = evidence(machine).divergences
    #expect(found.contains { $0.endsThroughHeld(machine.shape) })
    #expect(found.first?.endsThroughHeld(machine.shape) == false)
  }

  @Test func `never rewrites the base that is there`() {
    let machine = RewriteCounter(TableMachine(TinyWorlds.tags(3)))
    _ = EvidenceAgainstMemory(machine, Expectations(machine.machine))
    #expect(machine.changes > 0)
    #expect(machine.repetitions == 0)
  }
}

/// A machine that counts external writes.
private final class RewriteCounter: ProofMachine {
  let machine: TableMachine
  /// The number of writes of another base.
  private(set) var changes = 0
  /// The number of writes of the base that was there.
  private(set) var repetitions = 0

  init(_ machine: TableMachine) { self.machine = machine }

  var shape: MachineShape { machine.shape }
  var baseNumber: Int { machine.baseNumber }

  func make(in base: Int, isHolding: Bool) -> Bool { machine.make(in: base, isHolding: isHolding) }

  func rewrite(_ base: Int) {
    if base == machine.baseNumber { repetitions += 1 } else { changes += 1 }
    machine.rewrite(base)
  }

  func perform(_ input: Int) -> Observation { machine.perform(input) }
}
