import BindingGenerators
import BindingLaws

/// A case as it runs on the model: all that is drawn, and the trace, without the code under test.
struct ModelRun<Model: ReferenceModel> {
  let choices: Choices
  let recorder: TraceRecorder<Model>

  var record: Choices.Record { choices.record }
  var bounds: [UInt64] { choices.draws.map(\.bound) }
}

extension CaseRunner {
  /// Runs cases on the model; `nil` when the law does not speak about it.
  init?<Model>(_ law: any Law, _ options: CheckOptions) throws where System == ModelSystem<Model> {
    var options = options
    options.monitor = nil
    try self.init(law, make: { ModelSystem(source: $0) }, options: options)
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
