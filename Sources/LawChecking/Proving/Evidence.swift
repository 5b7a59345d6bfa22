import BindingGenerators

/// What speaks against memory beyond the depth of a proof: long histories, which a system that
/// counts, alternates or compares ages gives itself away in.
///
/// It proves nothing. All laws of a system share it. The same seed gives the same histories.
struct Evidence {
  /// A short history that shows a memory, if one was found.
  private(set) var divergence: Divergence?
  /// How many inputs were carried out.
  private(set) var inputs = 0

  /// How many histories of either sort there are; the more inputs there are beyond a few, the
  /// fewer histories, which then show less.
  static let histories = 100
  static let fewInputs = 36
  /// How many inputs the longest history has.
  static let longest = 72
  /// How often each input is repeated.
  static let repetitions = 64
  /// How often two inputs of one port follow each other.
  static let alternations = 32
  /// How many inputs are carried out at most where two follow each other.
  static let inputsOfAlternations = 2_560
  /// How many inputs are carried out at most through bindings held since different bases.
  static let inputsOfPairs = 2_048

  /// Looks until something shows.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - expectations: What it does where nothing is remembered.
  ///   - seed: What the histories are drawn from.
  init(_ machine: any Machine, _ expectations: Expectations, seed: Seed) {
    var histories = Histories(machine, expectations, seed: seed.child(named: "evidence"))
    defer { histories.deallocate() }
    histories.runAll()
    inputs = histories.inputs
    divergence = histories.smallest()
  }
}
