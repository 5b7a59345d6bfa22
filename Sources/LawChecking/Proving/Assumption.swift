import BindingGenerators
import BindingLaws

/// What a proof assumes: that only the base matters, and that the system leads to no base but
/// those that were looked at.
struct Assumption {
  /// What is known of it.
  enum Standing {
    /// Nothing spoke against it.
    case upheld
    /// A history matters, or some operation leads to a base that is not listed.
    case refuted
    /// The world is not finite, or too large to look at everywhere.
    case unknown
  }

  private(set) var standing = Standing.unknown
  /// How many random histories were run.
  private(set) var histories = 0
  /// Whether every operation in every base was also carried out after every other one.
  private(set) var followsEachOther = false
  /// Whether held bindings do what fresh ones do, in every base and since every other one, so
  /// that a proof may look at fresh ones alone.
  private(set) var isCoherent = false
  /// Whether no read, in any base, writes.
  private(set) var areReadsInert = false
  /// How many operations were carried out to know that.
  private(set) var transitions = 0

  /// Runs histories, and every operation, where the world is finite.
  init<System: BindingSystem>(_ checker: LocalChecker<System>) {
    guard let runner = checker.runner(of: HonestyLaw.historyIndependent),
      runner.world.isFinite && runner.table.isClosed
    else { return }
    var options = checker.options
    options.cases = min(options.cases, 100)
    var search = Search(runner, options: options)
    let finding = search.run()
    histories = search.cases
    standing = finding == nil ? .upheld : .refuted
    guard standing == .upheld else { return }
    // An operation carried out here is far cheaper than a case.
    let limit = 10 * min(options.proofLimit, 10_000)
    guard let effects = EffectSearch(runner, limit: limit, seed: options.seed) else {
      standing = .unknown
      return
    }
    if !effects.isUpheld { standing = .refuted }
    (isCoherent, areReadsInert) = (effects.areCoherent, effects.areReadsInert)
    (followsEachOther, transitions) = (effects.followsEachOther, effects.transitions)
  }
}
