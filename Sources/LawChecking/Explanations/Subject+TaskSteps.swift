import BindingGenerators

extension Subject {
  /// Returns the steps of all tasks in a case, in the order in which they happen.
  ///
  /// Reports print a column for each task, and JSON holds the texts.
  func taskSteps(of testCase: LoadedCase) -> [Counterexample.Step] {
    guard isConcurrent, !isRaced, let order = testCase.taskOrder else { return [] }
    recorder?.willLook()
    let crew = TaskCrew()
    let run = machine(in: start(of: testCase), reusing: nil).run(testCase.operations, by: crew) {
      TaskTurns($0, by: crew, in: order)
    }
    return run.events.map { event in
      let text =
        switch event.kind {
        case .begins(let code): text(of: code.of(task: 0), by: testCase.meaning)
        case .reads(let base): "  reads \(text(ofBase: base, by: testCase.meaning))"
        case .writes(let base): "  writes \(text(ofBase: base, by: testCase.meaning))"
        }
      return Counterexample.Step(task: event.task + 1, text: text)
    }
  }
}
