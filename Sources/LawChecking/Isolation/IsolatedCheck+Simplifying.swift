import BindingGenerators
import BindingLaws

extension IsolatedCheck {
  /// Makes smaller what kills a child, as long as it is killed in the same way.
  ///
  /// The simplifier runs again and again from the start, on what is known so far. What it asks
  /// beyond that is taken to survive, gathered, and run in one child: only a candidate that kills
  /// costs a child of its own.
  mutating func simplified(
    _ run: ModelRun<Model>, _ diagnosis: Diagnosis
  ) -> (record: Choices.Record, tried: Int) {
    let candidates = DeathCandidates(model)
    var simplifier = simplifier(run, candidates)
    simplifier.run()
    while !candidates.untried.isEmpty && !budget.isUsedUp {
      let batch = candidates.untried
      let addresses = batch.map { CaseAddress($0, within: model.fullPlan) }
      let report = self.run(.cases(addresses), hangTime: diagnosis == .hung ? limits.hangTime : nil)
      if case .notStarted = report.diagnosis { break }
      candidates.learn(from: report, of: batch, wanting: diagnosis)
      simplifier = self.simplifier(run, candidates)
      simplifier.run()
    }
    return (simplifier.record, candidates.tried)
  }

  private func simplifier(_ run: ModelRun<Model>, _ candidates: DeathCandidates<Model>)
    -> Simplifier
  {
    candidates.untried = []
    return Simplifier(run.record, bounds: run.bounds, attempt: candidates.attempt)
  }
}

/// What is known of the cases that the simplifier asks for.
private final class DeathCandidates<Model: ReferenceModel> {
  private let model: CaseRunner<ModelSystem<Model>>
  private var known: [Choices.Record: Choices?] = [:]
  private var batchSize = 16
  /// What was asked for and is not known yet.
  var untried: [Choices.Record] = []

  init(_ model: CaseRunner<ModelSystem<Model>>) {
    self.model = model
  }

  /// How many cases were run in children.
  var tried: Int { known.count }

  /// The choices of a case that kills; `nil` for one that does not, or is not known yet.
  func attempt(_ record: Choices.Record) -> Choices? {
    if let known = known[record] { return known }
    if untried.count < batchSize { untried.append(record) }
    return nil
  }

  /// Few after a death, since the next one is often near, then more and more.
  func learn(from report: ChildReport, of batch: [Choices.Record], wanting diagnosis: Diagnosis) {
    let died = report.diagnosis.isDeath ? report.position : batch.count
    for record in batch.prefix(died) { known[record] = .some(nil) }
    batchSize = died < batch.count ? 16 : 2 * batchSize
    guard died < batch.count else { return }
    let isWanted = report.diagnosis == diagnosis
    let run = model.recorded(CaseAddress(batch[died], within: model.fullPlan))
    known[batch[died]] = .some(isWanted ? run.choices : nil)
  }
}
