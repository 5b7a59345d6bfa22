@testable import LawChecking

extension HistorySuite {
  /// Runs a level on a machine.
  init(
    _ machine: any ProofMachine, _ k: Int, _ writes: ExternalWrites, heldStarts: Bool = true,
    skipsUnreadBases: Bool = true
  ) {
    self.init(
      machine, Expectations(machine), Level(k, writes, heldStarts: heldStarts),
      skipsUnreadBases: skipsUnreadBases)
  }
}
