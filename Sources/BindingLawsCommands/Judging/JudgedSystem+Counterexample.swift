package import BindingLaws
package import LawChecking

extension JudgedSystem {
  /// The smallest case found that breaks a law, under the default seed; `nil` if there is none.
  package func counterexample(to law: Law) throws -> Counterexample? {
    var found: Counterexample?
    let place = mayTrap ? Place.children(ChildrenLimits()) : .here
    try judge(by: [law], options: CheckOptions(), place) { _, judgement in
      found = judgement?.verdict.counterexample
    }
    return found
  }
}
