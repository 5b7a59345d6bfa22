import BindingGenerators
package import BindingLaws

/// A test that shows a counterexample without the checker: the system, its bindings and `#expect`.
///
/// - Parameters:
///   - verdict: What the check found.
///   - system: The judged system.
/// - Returns: The test as Swift source, or `nil` when there is nothing to show, or when the system
///   has no type that could be named in a test.
package func standAloneTest<System: BindingSystem>(
  of verdict: Verdict, on system: System.Type
) -> String? {
  guard let found = verdict.counterexample, !(system is any NamedSystem.Type) else { return nil }
  return StandAloneTest<System>(verdict, found)?.source
}

/// Writes the test of one case.
private struct StandAloneTest<System: BindingSystem> {
  private typealias Model = System.Model

  private let verdict: Verdict
  private let found: Counterexample
  private let model: CaseRunner<ModelSystem<Model>>
  private let trace: Trace<Model>

  init?(_ verdict: Verdict, _ found: Counterexample) {
    guard let token = try? Token(found.token),
      let model = try? CaseRunner<ModelSystem<Model>>(
        verdict.law, CheckOptions().reaching(token))
    else { return nil }
    let record = Choices.Record(values: token.draws)
    let run = model.recorded(CaseAddress(record, within: model.fullPlan))
    guard let trace = run.recorder.trace else { return nil }
    (self.verdict, self.found, self.model, self.trace) = (verdict, found, model, trace)
  }

  var source: String {
    ([
      "import BindingLaws", "import Testing", "", "// \(found.token)",
      "@Test func `\(verdict.system) and \(verdict.law.id)`() {",
      "  let source = Source<\(Model.Base.self)>(\(swiftText(trace.start)))",
      "  let system = \(System.self)(source: source)",
    ] + (steps + expectations).map { "  " + $0 } + ["}", ""]).joined(separator: "\n")
  }

  private var steps: [String] {
    let trial = Trial<ModelSystem<Model>>(model.table, start: trace.start, make: model.make)
    return trace.operations.flatMap { operation in
      defer { trial.perform(operation) }
      return statements(operation, trial)
    }
  }

  private func statements(
    _ operation: Operation<Model>, _ trial: Trial<ModelSystem<Model>>
  ) -> [String] {
    switch operation {
    case .set(let handle, let value): ["\(access(handle)) = \(swiftText(value))"]
    case .echo(let handle): ["\(access(handle)) = \(swiftText(trial.reading(handle)))"]
    case .tap(let handle): [tap(handle, trial)]
    case .write(let base): ["source.rewrite(\(swiftText(base)))"]
    case .act(let action): ["system.perform(\(swiftText(action)), on: source)"]
    case .hold(let handle): [hold(handle)]
    case .holdAll: model.world.handles.map(hold)
    case .get(let handle): ["_ = \(access(handle))"]
    case .derive(let handle): ["_ = system.binding(\(swiftText(handle.port)))"]
    }
  }

  private func tap(
    _ handle: Handle<Model.Port>, _ trial: Trial<ModelSystem<Model>>
  ) -> String {
    if !handle.isHeld && System.self is any ControlSystem.Type {
      return "system.tap(\(swiftText(handle.port)))"
    }
    let value = Model.tapped(trial.reading(handle)) ?? trial.reading(handle)
    return "\(access(handle)) = \(swiftText(value))"
  }

  private func hold(_ handle: Handle<Model.Port>) -> String {
    "let held\(handle.index) = system.binding(\(swiftText(handle.port)))"
  }

  private func access(_ handle: Handle<Model.Port>) -> String {
    let isOptional = System.Derived.Subject.self != System.Derived.self
    let binding =
      handle.isHeld ? "held\(handle.index)" : "system.binding(\(swiftText(handle.port)))"
    return binding + (isOptional ? "?" : "") + ".wrappedValue"
  }

  /// What the model says of the end, where the system is another opinion.
  private var expectations: [String] {
    if verdict.kind == .crashed || verdict.kind == .hung {
      return ["// \(found.system) in: \(found.equation)"]
    }
    let system = Trial<System>(
      ModelTable(model.world), start: trace.start, make: { System(source: $0) })
    let model = Trial<ModelSystem<Model>>(model.table, start: trace.start, make: model.make)
    for operation in trace.operations {
      system.perform(operation)
      model.perform(operation)
    }
    let lines = differences(system, model)
    if !lines.isEmpty { return lines }
    return ["// \(found.equation) = \(found.system), but the law requires \(found.model)"]
  }

  private func differences(
    _ system: Trial<System>, _ model: Trial<ModelSystem<Model>>
  ) -> [String] {
    var lines: [String] = []
    if !Model.areEquivalent(bases: system.base, model.base) {
      lines.append("#expect(source.base == \(swiftText(model.base)))")
    }
    for handle in model.present where system.subject(handle) != nil {
      let owed = model.reading(handle)
      if Model.areEquivalent(system.reading(handle), owed) { continue }
      lines.append("#expect(\(access(handle)) == \(swiftText(owed)))")
    }
    return lines
  }
}
