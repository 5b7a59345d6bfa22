import BindingGenerators
import BindingLaws

// Other constants, names of seeds or orders of draws change the cases of every seed.
extension Runner {
  /// Returns the swarm of a random case.
  ///
  /// Its `Recipe` says which kinds of operations it has. Sizes grow by one operation with every four cases, so
  /// that each size has a case of each recipe.
  ///
  /// - Parameters:
  ///   - number: The number of the case.
  ///   - seed: The seed of the case.
  ///   - least: The least number of operations.
  func swarm(ofCase number: Int, seed: Seed, from least: Int) -> Swarm {
    var swarm = subject.everything
    let recipe = Recipe(ofCase: number)
    let round = Recipe.round(ofCase: number)
    swarm.maximumLength = max(least, min(longest(inRound: round), subject.maximumLength))
    swarm.minimumLength = least
    swarm.prefersChanges = recipe.prefersChanges
    switch recipe {
    case .everyKind: break
    case .unmetKinds:
      let missing = subject.transitions.coverage.kindsMissing
      if !missing.isEmpty { swarm.kinds = missing }
    case .beginningAsSwiftUI, .someKinds:
      var random = SplitMix64(seed: seed.child(named: "swarm").value)
      // Each kind is in with a probability of a half.
      let bits = random.next()
      let kinds = swarm.kinds.filter { (bits >> UInt64($0)) & 1 == 1 }
      if !kinds.isEmpty { swarm.kinds = kinds }
    }
    return swarm
  }

  /// Returns the most operations of cases after a number of rounds.
  ///
  /// Cases of a law about histories grow from 8 operations, and reach the usual limit of 24 after 16 rounds.
  /// Other laws are about one program, which few operations can prepare. Their cases grow from 3 to 8.
  private func longest(inRound round: Int) -> Int {
    isAboutHistory ? 8 + round : min(8, 3 + round)
  }

  /// The swarm of a case that takes landmarks, which are sizes that programs check often.
  ///
  /// A law about one program gets no further operations. A law about histories gets a few: actions alone, if
  /// there are any.
  var touring: Swarm {
    var swarm = subject.everything
    let actions = swarm.kinds.filter { subject.transitions.kinds[$0] == .act }
    if !actions.isEmpty { swarm.kinds = actions }
    let few = actions.isEmpty ? 6 : 2
    let length = isAboutHistory ? min(few, subject.maximumLength) : 0
    swarm.minimumLength = length
    swarm.maximumLength = length
    return swarm
  }
}
