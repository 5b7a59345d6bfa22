import BindingGenerators

/// What speaks against memory beyond the depth of a proof: long histories, which a system that
/// counts, alternates or compares ages gives itself away in.
///
/// It proves nothing. All laws of a system share it. It belongs to the system and not to the seed of a run,
/// so that no seed proves what another breaks. The numbers below, and the name of the seed, decide which
/// histories are run: recorded proofs count their inputs.
struct Evidence {
  /// A short history that shows a memory, if one was found.
  private(set) var divergence: Divergence?
  /// The same history with other last inputs, which go wrong, too.
  private(set) var others: [Divergence] = []
  /// How many inputs were carried out.
  private(set) var inputs = 0

  /// How many histories of all inputs there are, and how many of some kinds; with more than a few inputs
  /// there are fewer, which then show less.
  static let histories = 100
  static let fewInputs = 36
  /// How many inputs the longest history has.
  static let longest = 72
  /// How often each input is repeated.
  static let repetitions = 64
  /// How often two inputs follow each other.
  static let alternations = 48
  /// How many inputs are carried out at most where two follow each other.
  static let inputsOfAlternations = 2_560
  /// How many inputs are carried out at most in pairs, where every pair is tried; else none.
  static let inputsInPairs = 16_384
  /// How many inputs are carried out at most through bindings held since one base.
  static let inputsOfAges = 4_096
  /// How many inputs are carried out at most through bindings held since different bases.
  static let inputsOfPairs = 2_048

  /// Looks until something shows.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - expectations: What it does where nothing is remembered.
  ///   - seed: What the histories are drawn from.
  init(_ machine: any Machine, _ expectations: Expectations, seed: Seed = .ofTheSystem) {
    var histories = Histories(machine, expectations, seed: seed.child(named: "evidence"))
    histories.runAll()
    inputs = histories.inputs
    guard let smallest = histories.smallest() else { return }
    // What a fresh binding does wrong is the plainest.
    let all = [smallest] + histories.others(than: smallest)
    let place = all.firstIndex { !$0.endsThroughHeld(machine.shape) } ?? 0
    divergence = all[place]
    others = Array(all[..<place] + all[(place + 1)...])
  }
}

extension Seed {
  /// What decides between a proof and a broken law is drawn from this, whatever the seed of the run.
  static let ofTheSystem = Seed(1)
}
