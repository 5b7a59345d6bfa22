import BindingLaws

extension ChildCheck {
  /// Runs a named case, and simplifies it if asked to.
  func replay(_ name: CaseName, shrinking isShrinking: Bool) throws -> ReplayedCase {
    let report = try runReporting(.replay(name, shrinking: false))
    if isShrinking {
      if report.testCase != nil { return try ReplayedCase(dying: death(report)) }
      if let smaller = try shrunk(name) { return smaller }
    }
    return try report.answer(ReplayedCase.self) ?? ReplayedCase(dying: examined(report))
  }

  /// Simplifies a case that does not kill, passing over smaller ones that do.
  private func shrunk(_ name: CaseName) throws -> ReplayedCase? {
    var others = EndedCases()
    repeat {
      let report = try runReporting(.replay(name, shrinking: true), without: others)
      guard let other = report.testCase else { return report.answer(ReplayedCase.self) }
      // The case itself runs first. If it kills only at times, it is reported, not passed over.
      if report.runs == 1 { return try ReplayedCase(dying: death(report)) }
      others.note(other)
    } while !isBudgetUsedUp
    return nil
  }
}

extension ReplayedCase {
  /// Describes a case that crashed.
  init(dying verdict: Verdict) {
    let found = verdict.counterexample
    self.init(
      verdict: verdict, rows: found?.rows ?? [], ports: found?.ports ?? [], isRefused: false,
      predicted: found?.predicted ?? [])
  }
}
