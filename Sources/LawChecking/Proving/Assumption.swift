import BindingLaws

/// That only the base matters, as far as random histories tell.
struct Assumption {
  /// How many histories were run.
  let histories: Int

  /// Runs histories; `nil` when one of them matters.
  init?<System: BindingSystem>(_ checker: LawChecker<System>) {
    guard let runner = checker.runner(of: HonestyLaw.historyIndependent) else { return nil }
    var options = checker.options
    options.cases = min(options.cases, 100)
    var search = CaseSearch(runner, options: options)
    if search.run() != nil { return nil }
    histories = search.cases
  }
}
