import BindingGenerators

/// The evidence against memory beyond the depth of a proof.
///
/// It consists of long histories, which reveal a system that counts, alternates or compares ages. It proves
/// nothing. `EvidenceAgainstMemory+Histories` says which histories run.
///
/// All laws of a system share it. It does not depend on the seed of a run: otherwise one seed would prove what
/// another breaks.
struct EvidenceAgainstMemory {
  /// Short histories that show a memory: the plainest first, then the same with other last inputs.
  private(set) var divergences: [Divergence] = []
  /// The number of inputs that were carried out, without those that made a history shorter.
  private(set) var inputs = 0
  // `runAll`, which has a file of its own, changes both.
  /// The runner of all histories.
  var runner: HistoryRunner
  /// The generator of their random numbers.
  var random: SplitMix64
  let shape: MachineShape

  /// Runs histories until one shows a memory.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - expectations: What the system does without memory.
  ///   - seed: The seed of the histories.
  init(_ machine: any ProofMachine, _ expectations: Expectations, seed: Seed = .ofTheSystem) {
    runner = HistoryRunner(machine, expectations)
    // The name decides which histories run, and recorded proofs count their inputs: it stays.
    random = SplitMix64(seed: seed.child(named: "evidence").value)
    shape = machine.shape
    runAll()
    inputs = runner.inputs
    guard let smallest = smallest() else { return }
    let found = [smallest] + others(than: smallest)
    divergences = plainestFirst(found)
  }

  /// Whether a history has shown a memory.
  var isDone: Bool { runner.divergence != nil }

  /// Returns the history that shows a memory, without the steps that it does not need.
  ///
  /// It first tries to drop many steps at a time. Nil if no history shows a memory.
  private mutating func smallest() -> Divergence? {
    guard var divergence = runner.divergence else { return nil }
    var size = max(1, divergence.steps.count / 2)
    while true {
      var place = 0
      var isSmaller = false
      while place < divergence.steps.count - 1 {
        var steps = divergence.steps
        steps.removeSubrange(place..<min(place + size, steps.count - 1))
        if runner.shows(Divergence(start: divergence.start, steps: steps)) {
          divergence = runner.divergence ?? divergence
          isSmaller = true
        } else {
          place += size
        }
      }
      if size == 1 && !isSmaller { return divergence }
      size = max(1, size / 2)
    }
  }

  /// Returns the histories with the plainest first, which is the first that ends through a fresh binding.
  private func plainestFirst(_ found: [Divergence]) -> [Divergence] {
    var others = found
    let plainest = others.remove(at: others.firstIndex { !$0.endsThroughHeld(shape) } ?? 0)
    return [plainest] + others
  }

  /// Returns the history with each other last input that does something else after it.
  private mutating func others(than divergence: Divergence) -> [Divergence] {
    (0..<shape.count).compactMap { input in
      let steps = Array(divergence.steps.dropLast()) + [.input(input)]
      let other = Divergence(start: divergence.start, steps: steps)
      return other != divergence && runner.shows(other) ? other : nil
    }
  }
}

extension Seed {
  /// The seed of all draws that decide between a proof and a broken law, whatever the seed of the run.
  static let ofTheSystem = Seed(1)
}
