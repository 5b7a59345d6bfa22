import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// The plan of every operation kind and the full length.
  var fullPlan: CasePlan {
    CasePlan(maximumLength: maximumLength, kinds: Array(world.kinds.indices))
  }

  /// The plan of a random case: sizes grow with its number, and in three of four cases only some
  /// of the operation kinds take part (swarm testing; Groce et al., ISSTA 2012).
  ///
  /// - Parameters:
  ///   - number: The number of the case.
  ///   - seed: The seed of the case.
  ///   - full: The plan to start from.
  func plan(ofCase number: Int, seed: Seed, within full: CasePlan) -> CasePlan {
    var plan = full
    plan.maximumLength = min(maximumLength, 2 + number / 4)
    if number % 4 == 0 { return plan }
    var swarm = SplitMix64(seed: seed.child(named: "swarm").value)
    let bits = swarm.next() | swarm.next()
    let kinds = plan.kinds.filter { (bits >> UInt64($0)) & 1 == 1 }
    if !kinds.isEmpty { plan.kinds = kinds }
    return plan
  }
}
