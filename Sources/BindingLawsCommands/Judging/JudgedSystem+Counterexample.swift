package import BindingLaws
package import LawChecking

extension JudgedSystem {
  /// Returns the smallest case found that breaks a law, under the default seed.
  ///
  /// Nil if there is none. `LAWS.md` shows its trace.
  package func counterexample(to law: Law) throws -> Counterexample? {
    let place = mayTrap ? Place.children(ChildrenLimits()) : .here
    return try judgements(by: [law], options: CheckOptions(), place).first?.verdict.counterexample
  }
}
