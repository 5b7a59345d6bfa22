import BindingGenerators
import BindingLaws

/// Runs every case that is smaller than a failing one, so that its minimality is a fact.
///
/// Of large numbers only the smallest few are tried, and those that the failing case has.
struct Certificate<System: BindingSystem> {
  /// The first smaller case that fails, too; most often there is none.
  private(set) var smaller: Choices?
  /// How many smaller cases were run.
  private(set) var tried = 0
  /// Whether all of them were.
  private(set) var isComplete = false

  /// Runs smaller cases, at most `limit` of them.
  init(_ runner: CaseRunner<System>, of record: Choices.Record, limit: Int) {
    var runner = runner
    runner.stopsAtRefusal = true
    var enumerator = CaseEnumerator(trying: record.values)
    while let next = enumerator.next, tried < limit {
      var choices = Choices(replaying: Choices.Record(values: next))
      let outcome = runner.run(&choices, within: runner.fullPlan)
      if !choices.draws.map(\.value).isSimpler(than: record.values) {
        isComplete = enumerator.isComplete
        return
      }
      if case .broken = outcome {
        (smaller, isComplete) = (choices, enumerator.isComplete)
        return
      }
      tried += 1
      enumerator.advance(past: choices.draws)
    }
  }
}
