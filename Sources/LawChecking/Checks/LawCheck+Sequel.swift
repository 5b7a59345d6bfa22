import BindingGenerators
import BindingLaws

/// The way by memory: the law is tried along the history by which a system shows that it remembers.
extension LawCheck {
  private static var mostCases: Int { 4_000 }

  /// A case that breaks a law along the history by which a system shows that it remembers; `nil` where
  /// there is none, or no history.
  ///
  /// The history is known, however long it is; what is left to try is the law's program after each part
  /// of it, with whatever its variables may be. So a law that breaks there breaks whatever is drawn.
  /// The first case that breaks the law is taken: the order of cases decides what is reported.
  ///
  /// Then the same with each base written externally after the part, which runs no code of the
  /// system: a history may show no more than that a set was not written which changes nothing, and
  /// only in another base that breaks a law.
  func sequel() -> FoundCase? {
    let memory = checker.memory
    guard let history = memory.history else { return nil }
    // `way` and `partsRewritten` add one write each.
    let longest = memory.otherHistories.reduce(history.codes.count) { max($0, $1.codes.count) }
    guard let longer = reaching(longest + 2) else { return nil }
    let runner = longer.runner
    return longer.first(of: runner.cases(along: history).prefix(Self.mostCases))
      ?? longer.first(of: runner.casesAlongOthers(memory))
      ?? longer.first(of: runner.heldUses(along: history))
  }
}

extension Runner {
  /// The draws of a case that breaks the law; `nil` where no draws make it.
  func choices(of testCase: Case) -> Choices? {
    subject.load(testCase) ? subject.draws(of: testCase).flatMap(failing) : nil
  }

  /// The history with an echo and a tap in the place of its last step, where that uses a held binding and the
  /// law has no program: they are no inputs, because they are a get and a set.
  ///
  /// `MachineShape+Inputs` leaves them out: another input left out there has to be tried here.
  fileprivate func heldUses(along history: OperationHistory) -> some Sequence<Case> {
    let (start, all) = way(along: history.codes, from: history.start)
    let port = all.last.flatMap { $0.isHeld && !hasProgram ? $0.port : nil }
    let uses = port.map { port in
      [OperationKind.echo, .tap].map { OperationCode($0, port: port, isHeld: true) }
    }
    return cases((uses ?? []).map { all.dropLast() + [$0] }, from: start)
  }

  /// The program of a law in the place of the last input of each other history, or the history, where
  /// it has none.
  fileprivate func casesAlongOthers(_ memory: SystemMemory) -> some Sequence<Case> {
    memory.otherHistories.lazy.flatMap { other in
      let operations = hasProgram ? Array(other.codes.dropLast()) : other.codes
      let (start, all) = way(along: operations, from: other.start)
      return cases([all], from: start)
    }
  }

  /// The history and then each shorter part of it, each with all that the law's variables may be;
  /// then the same with a write after the part.
  fileprivate func cases(along history: OperationHistory) -> some Sequence<Case> {
    let (start, all) = way(along: history.codes, from: history.start)
    let parts = all.indices.reversed().map { Array(all[...$0]) }
    return cases(parts + partsRewritten(of: all), from: start)
  }

  /// These operations, each with all that the law's variables may be.
  private func cases(_ leads: [[OperationCode]], from start: Int) -> some Sequence<Case> {
    let choices =
      subject.judgesEveryStep ? [Case.Numbers()] : subject.transitions.all(subject.variables)
    return leads.lazy.flatMap { operations in
      choices.lazy.map { variables in
        var testCase = Case(start: start)
        testCase.operations = operations
        testCase.variables = variables
        return testCase
      }
    }
  }

  /// Whether the law carries out operations of its own.
  private var hasProgram: Bool { !subject.variables.isEmpty && !subject.judgesEveryStep }

  /// Where to start, and a history as cases are drawn, after a write of the base if none starts there.
  private func way(
    along history: [OperationCode], from base: Int
  ) -> (start: Int, operations: [OperationCode]) {
    let isStart = subject.starts?.contains(base) ?? true
    return (
      isStart ? base : subject.starts?.first ?? base,
      (isStart ? [] : [OperationCode(.write, value: base)]) + history.map(\.drawable)
    )
  }

  /// Each part with each base written after it, and with the rest where the law has no program.
  private func partsRewritten(of history: [OperationCode]) -> [[OperationCode]] {
    history.indices.reversed().flatMap { place in
      (0..<subject.transitions.listedBases).map { base in
        let rest = hasProgram ? [] : history[(place + 1)...]
        return history[...place] + [OperationCode(.write, value: base)] + rest
      }
    }
  }
}

extension OperationCode {
  /// The same where cases are drawn: to derive a binding and drop it is to read one.
  fileprivate var drawable: OperationCode {
    kind == .derive ? OperationCode(.get, port: port) : self
  }
}

extension TransitionTable {
  /// Everything that the variables of a law may be bound to, where it is listed.
  ///
  /// Handles have the numbers of `OperationCode.Place`: an odd one is held.
  fileprivate func all(_ names: Law.VariableNames) -> [Case.Numbers] {
    names.each.reduce([Case.Numbers()]) { all, name in
      var numbers = Array(0..<listed(name.field))
      if name.field == .handle {
        let held = numbers.filter { $0 % 2 == 1 }
        let isHeld = name == .p && names.contains(.heldP)
        numbers = isHeld ? held : numbers.filter { $0 % 2 == 0 } + held
      }
      return all.flatMap { variables in
        numbers.map { number in
          var variables = variables
          variables[name] = number
          return variables
        }
      }
    }
  }
}
