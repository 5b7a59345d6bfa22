import BindingGenerators
package import BindingLaws

/// A case as it runs on the model: all that is drawn, and the trace, without the code under test.
struct ModelRun<Model: ReferenceModel> {
  let choices: Choices
  let recorder: TraceRecorder<Model>

  var record: Choices.Record { choices.record }
  var bounds: [UInt64] { choices.draws.map(\.bound) }
}

extension ModelRun {
  /// The trace with every echo put as the set that it is on the model.
  func concreteTrace(_ runner: CaseRunner<ModelSystem<Model>>) -> Trace<Model>? {
    guard var trace = recorder.trace else { return nil }
    let trial = Trial<ModelSystem<Model>>(runner.table, start: trace.start, make: runner.make)
    for (index, operation) in trace.operations.enumerated() {
      trace.operations[index] = operation.concrete(in: trial)
      trial.perform(operation)
    }
    return trace
  }
}

extension CaseRunner {
  /// Runs cases on the model; `nil` when the law does not speak about it.
  init?<Model>(_ law: any Law, _ options: CheckOptions) throws where System == ModelSystem<Model> {
    var options = options
    options.monitor = nil
    guard let runner = try LawChecker<System>(options: options).runner(of: law) else { return nil }
    self = runner
  }

  /// Runs a case and keeps what happens.
  func recorded<Model>(_ address: CaseAddress) -> ModelRun<Model>
  where System == ModelSystem<Model> {
    var runner = self
    runner.stopsAtRefusal = address.stopsAtRefusal
    let recorder = TraceRecorder<Model>()
    var choices = address.choices
    _ = runner.run(&choices, within: address.plan, recorder: recorder)
    return ModelRun(choices: choices, recorder: recorder)
  }
}

/// The case that a token holds, in the trace language, as it runs on the model.
///
/// - Throws: An error that says what to do when the token cannot be read.
package func caseTrace<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: any Law
) throws -> [String]? {
  let token = try Token(token)
  let model = try CaseRunner<ModelSystem<System.Model>>(law, CheckOptions().reaching(token))
  guard let model else { return nil }
  let record = Choices.Record(values: token.draws)
  return model.recorded(CaseAddress(record, within: model.fullPlan)).concreteTrace(model)?.lines
}
