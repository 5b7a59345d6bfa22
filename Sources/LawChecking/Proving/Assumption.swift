import BindingGenerators
import BindingLaws

/// What a proof assumes: that only the base matters, and that the system leads to no base but
/// those that were looked at.
struct Assumption {
  /// How many histories were run.
  let histories: Int
  /// Whether held bindings do what fresh ones do, in every base and since every other one, so
  /// that a proof may look at fresh ones alone.
  let isCoherent: Bool

  /// Runs histories, and every operation; `nil` when a history matters or a base is not listed.
  init?<System: BindingSystem>(_ checker: LawChecker<System>) {
    guard let runner = checker.runner(of: HonestyLaw.historyIndependent),
      runner.world.isFinite && runner.table.isClosed
    else { return nil }
    var options = checker.options
    options.cases = min(options.cases, 100)
    var search = CaseSearch(runner, options: options)
    if search.run() != nil { return nil }
    histories = search.cases
    let effects = EffectSearch(runner, limit: options.proofLimit)
    guard effects.stayListed else { return nil }
    isCoherent = effects.areCoherent
  }
}
