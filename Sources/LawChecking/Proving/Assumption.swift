import BindingLaws

/// What a proof assumes: that only the base matters, and that the system leads to no base but
/// those that were looked at.
struct Assumption {
  /// How many histories were run.
  let histories: Int

  /// Runs histories, and every operation; `nil` when a history matters or a base is not listed.
  init?<System: BindingSystem>(_ checker: LawChecker<System>) {
    guard let runner = checker.runner(of: HonestyLaw.historyIndependent) else { return nil }
    var options = checker.options
    options.cases = min(options.cases, 100)
    var search = CaseSearch(runner, options: options)
    if search.run() != nil { return nil }
    histories = search.cases
    let closure = ConformanceSearch(runner, limit: options.proofLimit, asksForReadings: false)
    guard closure.isUpheld && closure.isClosed else { return nil }
  }
}
