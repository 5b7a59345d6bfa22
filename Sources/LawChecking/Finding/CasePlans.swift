import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// The plan of a random case: sizes grow with its number.
  ///
  /// Of four cases one uses every kind of operation, two use some (swarm testing; Groce et al.,
  /// ISSTA 2012), and one uses those that were not yet met in some state that was reached.
  ///
  /// - Parameters:
  ///   - number: The number of the case.
  ///   - seed: The seed of the case.
  ///   - full: The plan to start from.
  func plan(ofCase number: Int, seed: Seed, within full: CasePlan) -> CasePlan {
    var plan = full
    plan.maximumLength = min(maximumLength, 2 + number / 4)
    if number % 4 == 0 { return plan }
    if number % 4 == 3 {
      let missing = table.transitions.coverage.kindsMissing
      if !missing.isEmpty { plan.kinds = missing }
      return plan
    }
    var swarm = SplitMix64(seed: seed.child(named: "swarm").value)
    let bits = swarm.next() | swarm.next()
    let kinds = plan.kinds.filter { (bits >> UInt64($0)) & 1 == 1 }
    if !kinds.isEmpty { plan.kinds = kinds }
    return plan
  }
}
