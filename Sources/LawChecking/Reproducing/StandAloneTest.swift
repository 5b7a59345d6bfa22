import BindingGenerators
package import BindingLaws

/// A test that shows a counterexample without the checker: the system, its bindings and `#expect`.
///
/// - Parameters:
///   - verdict: What the check found.
///   - law: The law that it checked.
///   - system: The judged system.
/// - Returns: The test as Swift source, or `nil` when there is nothing to show, when the system
///   has no type that could be named in a test, or when no assertion in it would fail.
package func standAloneTest<System: BindingSystem>(
  of verdict: Verdict, by law: any Law, on system: System.Type
) -> String? {
  guard let found = verdict.counterexample, !(system is any NamedSystem.Type) else { return nil }
  return StandAloneTest<System>(verdict, found, law)?.source
}

/// Writes the test of one case.
private struct StandAloneTest<System: BindingSystem> {
  private typealias Model = System.Model

  private let verdict: Verdict
  private let found: Counterexample
  private let model: CaseRunner<ModelSystem<Model>>
  /// What the counterexample shows, and what its law compares that with, if it is a trace.
  private let traces: [Trace<Model>]

  init?(_ verdict: Verdict, _ found: Counterexample, _ law: any Law) {
    guard let token = found.token.flatMap({ try? Token($0) }),
      let model = try? CaseRunner<ModelSystem<Model>>(law, CheckOptions().reaching(token))
    else { return nil }
    let record = Choices.Record(values: token.draws)
    let run = model.recorded(CaseAddress(record, within: model.fullPlan))
    guard let trace = run.recorder.trace else { return nil }
    let other =
      verdict.kind.isDeath ? nil : OtherSide<System>(of: trace, run.recorder, model)?.trace
    (self.verdict, self.found, self.model) = (verdict, found, model)
    traces = [trace] + (other.map { [$0] } ?? [])
  }

  /// The test of the first trace after which the system is not as the model says.
  ///
  /// Where a law compares two runs, one of them departs from the model, which obeys the law.
  var source: String? {
    if verdict.kind.isDeath {
      return text(of: traces[0], ["// \(found.system) in: \(found.equation)"])
    }
    for throughHeld in [false, true] {
      for trace in traces {
        let expectations = differences(after: trace, throughHeld: throughHeld)
        if !expectations.isEmpty { return text(of: trace, expectations) }
      }
    }
    return nil
  }

  private func text(of trace: Trace<Model>, _ expectations: [String]) -> String {
    let steps = StandAloneSteps<System>(trace, model)
    return
      ([
        "import BindingLaws", "import Testing", "", "// \(found.token ?? "")",
        "@Test func `\(verdict.system) and \(verdict.law.id)`() {",
        "  let source = Source<\(Model.Base.self)>(\(swiftText(trace.start)))",
        "  let system = \(System.self)(source: source)",
      ] + (steps.lines + expectations).map { "  " + $0 } + ["}", ""]).joined(separator: "\n")
  }

  /// What the model says of the end, where the system is another opinion: of the base and of what
  /// fresh bindings read, or of what held ones do.
  private func differences(after trace: Trace<Model>, throughHeld: Bool) -> [String] {
    let system = Trial<System>(
      ModelTable(model.world), start: trace.start, make: { System(source: $0) })
    let owing = Trial<ModelSystem<Model>>(model.table, start: trace.start, make: model.make)
    for operation in trace.operations {
      system.perform(operation)
      owing.perform(operation)
    }
    var lines: [String] = []
    if !throughHeld && !Model.areEquivalent(bases: system.base, owing.base) {
      lines.append("#expect(source.base == \(swiftText(owing.base)))")
    }
    for handle in owing.present.map({ throughHeld ? $0.held : $0 })
    where system.subject(handle) != nil {
      let owed = owing.reading(handle)
      if Model.areEquivalent(system.reading(handle), owed) { continue }
      lines.append("#expect(\(System.access(handle)) == \(swiftText(owed)))")
    }
    return lines
  }
}
