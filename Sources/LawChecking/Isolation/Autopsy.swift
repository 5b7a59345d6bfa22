import BindingGenerators
import BindingLaws

/// Runs a case that kills once more, and notes on the way what is done and what the ports read.
struct Autopsy<System: BindingSystem> {
  private typealias Watched = WatchedSystem<System>

  private let law: any Law
  private let options: CheckOptions
  private let model: CaseRunner<ModelSystem<System.Model>>

  /// `nil` when the law does not speak about the system.
  init?(_ law: any Law, _ options: CheckOptions) {
    guard let model = try? CaseRunner<ModelSystem<System.Model>>(law, options) else { return nil }
    (self.law, self.options, self.model) = (law, options, model)
  }

  /// First the trace alone, with a row of readings after each operation; then the whole case.
  func run(_ address: CaseAddress, _ box: BlackBox) {
    let make = { Watched(source: $0, note: { box.operation = $0 }) }
    if let trace = model.recorded(address).recorder.trace { showRows(of: trace, box, make) }
    let runner = try? LawChecker<Watched>(make: make, options: options).runner(of: law)
    runner?.run(address)
  }

  private func showRows(
    of trace: Trace<System.Model>, _ box: BlackBox,
    _ make: (Source<System.Model.Base>) -> Watched
  ) {
    let trial = Trial<Watched>(model.table, start: trace.start, make: make)
    box.note(readings(trial))
    for operation in trace.operations {
      trial.perform(operation)
      box.note(readings(trial))
    }
  }

  private func readings(_ trial: Trial<Watched>) -> AutopsyRow {
    AutopsyRow(
      readings: model.world.handles.map { handle in
        let isThere = System.Model.isPresent(handle.port, in: trial.base)
        return isThere ? traceText(trial.reading(handle)) : "–"
      },
      base: traceText(trial.base))
  }
}

/// What the ports of a system read after an operation.
struct AutopsyRow: Codable {
  let readings: [String]
  let base: String
}
