import BindingGenerators
import BindingLaws

/// The piece of a hunt that one process runs, which no other piece has a say in.
///
/// Other processes and later runs go on with the hunt. So the chain of seeds stays, and the number alone
/// decides a case. `coverage` and `pairs` only note for `mix` what was drawn; hunts report the pairs.
extension Search {
  /// Runs the random cases of these numbers, each of which is drawn from its number alone.
  mutating func run(casesOf range: Range<Int>, _ law: Law) -> Finding? {
    runner.subject.transitions.coverage = coverage
    pairs = PairCoverage()
    let seed = options.seed.child(named: runner.subject.system).child(named: law.id)
    for number in range {
      let caseSeed = seed.child(number)
      let swarm = runner.swarm(ofHuntedCase: number, seed: caseSeed)
      guard var found = runCase(number, seed: caseSeed, within: swarm) else { continue }
      found.number = number + 1
      return found
    }
    return nil
  }
}
