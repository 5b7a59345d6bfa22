import BindingGenerators
import BindingLaws

/// One law being checked on one system: prove, or search; simplify, certify, run again.
struct LawCheck<System: BindingSystem> {
  let runner: CaseRunner<System>
  let law: any Law
  let checker: LawChecker<System>

  private var options: CheckOptions { checker.options }

  /// The verdict, or `nil` when no case of a finite world meets the law's premise.
  func verdict() -> Verdict? {
    var verdict = Verdict(
      system: System.displayName, law: LawDescription(law), kind: .upheld, seed: options.seed)
    if options.usesProof, checker.assumption.standing == .upheld {
      let assumption = checker.assumption
      let proof = Proof(runner, limit: options.proofLimit, assuming: assumption)
      verdict.executions = proof.cases + proof.refusals
      verdict.cases = proof.cases
      if proof.ending == .proved {
        return proof.cases == 0 ? nil : proved(verdict, proof, assumption)
      }
    }
    var search = CaseSearch(runner, options: checker.searchOptions)
    let finding = search.run()
    verdict.executions += search.executions
    verdict.cases = search.cases
    verdict.mix = search.mix
    if search.cases == 0 && runner.world.isFinite { return nil }
    guard let finding else { return passed(verdict, search) }
    return broken(verdict, finding)
  }

  private func proved(_ verdict: Verdict, _ proof: Proof<System>, _ assumption: Assumption)
    -> Verdict
  {
    var verdict = verdict
    verdict.kind = .proved
    verdict.grounds = .proof(
      .init(
        states: proof.bases, transitions: proof.cases, histories: assumption.histories,
        pairs: assumption.followsEachOther))
    return verdict
  }

  private func passed(_ verdict: Verdict, _ search: CaseSearch<System>) -> Verdict {
    var verdict = verdict
    if let depth = options.exhaustiveDepth {
      verdict.grounds = .exhaustion(
        .init(
          operations: depth, traces: search.isThrough ? nil : search.executions,
          usesAllValues: search.usesAllValues))
    } else if search.cases * 10 < options.cases && !search.isExhausted {
      verdict.kind = .gaveUp
      verdict.grounds =
        search.isOutOfTime
        ? .timeBudget(.init(met: search.cases, of: options.cases))
        : .premise(.init(met: search.cases, of: search.executions))
    }
    return verdict
  }

  private func broken(_ verdict: Verdict, _ finding: CaseSearch<System>.Finding) -> Verdict {
    var verdict = verdict
    let first = Flakiness(runner, finding.record, first: finding.discrepancy)
    if first.isFlaky { return first.verdict(verdict, finding, token(finding.record)) }
    let smallest = Minimum(finding, runner, options, casesBefore: verdict.cases - 1)
    verdict.executions += smallest.simplifications + smallest.tried
    guard let explanation = Explanation(runner, smallest.record),
      !Flakiness(runner, smallest.record, first: explanation.discrepancy).isFlaky
    else { return first.verdict(verdict, finding, token(finding.record)) }
    verdict.kind = .broken
    verdict.counterexample = explanation.counterexample(
      foundAt: verdict.cases, operations: finding.operations,
      simplifications: smallest.simplifications, minimal: smallest.minimality,
      token: token(smallest.record))
    if let obstacle { (verdict.kind, verdict.grounds) = (.impossible, .obstacle(obstacle)) }
    return verdict
  }

  private func token(_ record: Choices.Record) -> Token {
    Token(
      law: law.id, system: System.displayName, sizes: runner.world.sizes, draws: record.values)
  }

  /// Why nobody could obey the law, if so.
  private var obstacle: Verdict.Grounds.Obstacle? {
    guard law.id == RoundTripLaw.setSet.id else { return nil }
    return FibreCount(System.Model.self)?.obstacle
  }
}

extension CaseRunner {
  /// Runs a case; gives what it drew when it breaks the law.
  func failing(_ record: Choices.Record) -> Choices? {
    var choices = Choices(replaying: record)
    guard case .broken = run(&choices, within: fullPlan) else { return nil }
    return choices
  }
}
