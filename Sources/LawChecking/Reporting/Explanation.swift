import BindingGenerators
import BindingLaws

/// A failing case told in words: its trace, the law with its values put in, and system and model
/// side by side.
struct Explanation<System: BindingSystem> {
  typealias Model = System.Model

  let runner: CaseRunner<System>
  let recorder: TraceRecorder<Model>
  let trace: Trace<Model>
  let discrepancy: Discrepancy

  /// Runs the case once more, keeping what happens; `nil` when it does not break the law.
  ///
  /// - Parameters:
  ///   - runner: What runs the case.
  ///   - record: The case.
  ///   - known: How it broke the law before, if it need not do so again.
  init?(_ runner: CaseRunner<System>, _ record: Choices.Record, showing known: Discrepancy? = nil) {
    let recorder = TraceRecorder<Model>()
    var choices = Choices(replaying: record)
    let outcome = runner.run(&choices, within: runner.fullPlan, recorder: recorder)
    guard let discrepancy = known ?? outcome.discrepancy, let trace = recorder.trace else {
      return nil
    }
    (self.runner, self.recorder, self.trace, self.discrepancy) = (
      runner, recorder, trace, discrepancy
    )
  }

  func counterexample(
    foundAt number: Int?, operations: Int, simplifications: Int,
    minimal: Counterexample.Minimality, token: Token
  ) -> Counterexample {
    let timeline = Timeline(runner, trace)
    let place = discrepancy.place.split(separator: "…", omittingEmptySubsequences: false)
    let other = otherSide.map(place.joined)
    return Counterexample(
      trace: timeline.lines, variables: variables, equation: place.joined(separator: expression),
      otherSide: other, system: discrepancy.found, model: discrepancy.owed,
      ports: runner.world.handles.map { traceText($0) }, rows: timeline.rows, foundAtCase: number,
      originalOperations: operations, simplifications: simplifications, minimal: minimal,
      token: token.description)
  }
}
