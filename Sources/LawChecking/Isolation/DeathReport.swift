import BindingGenerators
import BindingLaws

/// A case that kills told in words: the trace, the law's variables, and system and model side by
/// side as far as the system came.
struct DeathReport<Model: ReferenceModel> {
  private let law: any Law
  private let model: CaseRunner<ModelSystem<Model>>
  private let run: ModelRun<Model>

  init(_ model: CaseRunner<ModelSystem<Model>>, _ address: CaseAddress, law: any Law) {
    (self.law, self.model) = (law, model)
    run = model.recorded(address)
  }

  /// - Parameters:
  ///   - found: The case and how it was found.
  ///   - rows: What the ports of the system read until it died.
  ///   - operation: What the system was doing when it died.
  ///   - system: The name of the system.
  func counterexample(
    _ found: FoundDeath, _ rows: [AutopsyRow], during operation: String, system: String
  ) -> Counterexample? {
    let discrepancy = Discrepancy(
      at: operation, found: "\(found.report.diagnosis)", owed: "an end without a trap")
    let explanation = Explanation(model, run.recorder, discrepancy)
    let told = explanation?.counterexample(
      foundAt: found.report.runs, operations: found.operations,
      simplifications: found.simplifications,
      minimal: found.certified.map { .certified(tried: $0) } ?? .unknown,
      token: Token(
        law: law.id, system: system, sizes: model.world.sizes, draws: found.record.values))
    return told?.with(told.map { mixed($0.rows, rows, found.report.diagnosis) } ?? [])
  }

  /// The model's rows with the system's readings put in; after its end the system reads nothing.
  private func mixed(
    _ rows: [Counterexample.Row], _ readings: [AutopsyRow], _ diagnosis: Diagnosis
  ) -> [Counterexample.Row] {
    let end = min(readings.count, rows.count - 1)
    return rows.enumerated().map { index, row in
      let isAlive = index < end && index < readings.count
      let died = AutopsyRow(readings: [index == end ? diagnosis.word : "–"], base: "–")
      return row.withSystem(isAlive ? readings[index] : died)
    }
  }
}

extension ModelRun {
  /// How many operations the case has.
  var operations: Int { recorder.trace?.operations.count ?? 0 }
}

extension Explanation {
  /// What is told of a case that ran on the model.
  fileprivate init?(
    _ runner: CaseRunner<System>, _ recorder: TraceRecorder<Model>, _ discrepancy: Discrepancy
  ) {
    guard let trace = recorder.trace else { return nil }
    (self.runner, self.recorder) = (runner, recorder)
    (self.trace, self.discrepancy) = (trace, discrepancy)
  }
}

extension Counterexample {
  fileprivate func with(_ rows: [Row]) -> Counterexample {
    Counterexample(
      trace: trace, variables: variables, equation: equation, otherSide: nil, system: system,
      model: model, ports: ports,
      rows: rows, foundAtCase: foundAtCase, originalOperations: originalOperations,
      simplifications: simplifications, minimal: minimal, token: token)
  }
}

extension Counterexample.Row {
  fileprivate func withSystem(_ row: AutopsyRow) -> Self {
    Self(
      line: line, system: row.readings, model: model, systemBase: row.base, modelBase: modelBase)
  }
}
