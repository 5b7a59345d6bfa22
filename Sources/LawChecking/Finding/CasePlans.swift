import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// The plan of a random case: sizes grow with its number, further for laws about histories.
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
    let longest = statement.isAboutHistory ? maximumLength : min(maximumLength, 8)
    plan.maximumLength = min(longest, 3 + number / 4)
    if number % 4 == 0 { return plan }
    if number % 4 == 3 {
      let missing = table.transitions.coverage.kindsMissing
      if !missing.isEmpty { plan.kinds = missing }
      return plan
    }
    var swarm = SplitMix64(seed: seed.child(named: "swarm").value)
    let bits = swarm.next()
    let kinds = plan.kinds.filter { (bits >> UInt64($0)) & 1 == 1 }
    if !kinds.isEmpty { plan.kinds = kinds }
    return plan
  }
}

extension Statement {
  /// Whether the law compares histories, rather than what one program does.
  fileprivate var isAboutHistory: Bool {
    switch shape {
    case .alike(_, let right): right.manner != .asWritten
    case .conforms, .always: true
    case .after: false
    }
  }
}
