import BindingGenerators
import BindingLaws
import Foundation

extension IsolatedCheck {
  /// The verdict on what killed a child: the smallest case that kills in the same way.
  mutating func death(_ report: ChildReport) -> Verdict {
    guard let address = report.address else {
      return verdict(report, .death(.init(operation: nil, diagnosis: "\(report.diagnosis)")))
    }
    let first = model.recorded(address)
    var found = FoundDeath(
      report: report, record: first.record, operations: first.operations, simplifications: 0,
      certified: nil)
    certify(&found)
    if found.certified == nil { simplify(&found) }
    return autopsied(found) ?? autopsied(found.unsimplified(first)) ?? flaky(report)
  }

  /// Edits the case until no edit kills any more.
  private mutating func simplify(_ found: inout FoundDeath) {
    let address = CaseAddress(found.record, within: model.fullPlan)
    let simplified = simplified(model.recorded(address), found.report.diagnosis)
    (found.record, found.simplifications) = (simplified.record, simplified.tried)
    certify(&found)
  }

  /// Runs all smaller cases in order of size, when there is budget left; what kills first is the
  /// smallest that kills, if no case was left out.
  private mutating func certify(_ found: inout FoundDeath) {
    if budget.isUsedUp { return }
    let report = run(
      .smaller(than: found.record.values, limit: options.certificationLimit),
      hangTime: hangTime(found.report))
    if report.diagnosis == .finished {
      found.certified = report.findings.first
        .flatMap { try? JSONDecoder().decode(Int.self, from: $0) }
    } else if report.diagnosis == found.report.diagnosis, let address = report.address {
      found.record = model.recorded(address).record
      found.certified = report.position == 0 ? report.runs - 1 : nil
    }
  }

  /// Runs the smallest case alone once more; `nil` when it does not kill in the same way.
  mutating func autopsied(_ found: FoundDeath) -> Verdict? {
    let address = CaseAddress(found.record, within: model.fullPlan)
    let report = run(.autopsy(address), hangTime: hangTime(found.report))
    guard report.diagnosis == found.report.diagnosis else { return nil }
    let rows = report.findings.compactMap {
      try? JSONDecoder().decode(AutopsyRow.self, from: $0)
    }
    var verdict = verdict(found.report)
    verdict.grounds = .death(
      .init(
        operation: report.operation, diagnosis: "\(report.diagnosis)",
        stoppedAfter: budget.stoppedAfter))
    verdict.counterexample = DeathReport(model, address, law: law).counterexample(
      found, rows, during: report.operation, system: System.displayName)
    if isNamed { verdict.counterexample?.foundAtCase = nil }
    return verdict
  }

  /// How long a case may take once it is known that one hangs.
  private func hangTime(_ report: ChildReport) -> Int? {
    report.diagnosis == .hung ? limits.hangTime : nil
  }

  func flaky(_ report: ChildReport) -> Verdict {
    var verdict = verdict(report, .survival(of: "\(report.diagnosis)"))
    verdict.kind = .flaky
    return verdict
  }

  /// The verdict on code that wrote over what the child had to tell.
  func garbled(_ report: ChildReport) -> Verdict {
    verdict(report, .garbling)
  }

  private func verdict(_ report: ChildReport, _ grounds: Verdict.Grounds? = nil) -> Verdict {
    let kind = report.diagnosis == .hung ? Verdict.Kind.hung : .crashed
    var verdict = Verdict(
      system: System.displayName, law: LawDescription(law), kind: kind, seed: options.seed)
    (verdict.cases, verdict.executions) = (report.runs, report.runs)
    verdict.grounds = grounds
    return verdict
  }
}

/// A case that kills, and how it was found.
struct FoundDeath {
  /// How the first child died.
  let report: ChildReport
  var record: Choices.Record
  /// How many operations the first case had.
  let operations: Int
  var simplifications: Int
  /// How many smaller cases were run, if all were.
  var certified: Int?

  /// The same death, with the case that was found first.
  func unsimplified<Model>(_ run: ModelRun<Model>) -> FoundDeath {
    var found = self
    (found.record, found.simplifications, found.certified) = (run.record, 0, nil)
    return found
  }
}

extension IsolatedCheck {
  /// The verdict on a case that killed a child, told as it is.
  mutating func told(_ report: ChildReport, _ record: Choices.Record) -> Verdict {
    let operations = model.recorded(CaseAddress(record, within: model.fullPlan)).operations
    let found = FoundDeath(
      report: report, record: record, operations: operations, simplifications: 0, certified: nil)
    return autopsied(found) ?? flaky(report)
  }
}
