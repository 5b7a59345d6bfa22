import BindingGenerators
import BindingLaws

extension FoundCase {
  private static var mostCases: Int { 4_000 }

  /// A case that breaks a law along the history by which a system shows that it remembers; `nil` where
  /// there is none, or no history.
  ///
  /// The history is known, however long it is; what is left to try is the law's program after each part
  /// of it, with whatever its variables may be. So a law that breaks there breaks whatever is drawn.
  ///
  /// Then the same with each base written from behind after the part, which runs no code of the
  /// system: a history may show no more than that a set was not written which changes nothing, and
  /// only in another base that breaks a law.
  static func sequel(
    _ shorter: any CaseRunner, _ law: Law, _ checker: any SystemChecker
  ) -> FoundCase? {
    guard let lapse = checker.memory.lapse, let history = checker.memory.operations,
      var runner = checker.lawRunner(of: law, reaching: history.count + 2)
    else { return nil }
    runner.exemptPorts = shorter.exemptPorts
    let cases = cases(of: runner, along: history, from: lapse.start.base)
    return FoundCase(runner, among: cases.prefix(mostCases))
  }

  /// The history and then each shorter part of it, each with all that the law's variables may be;
  /// then the same with a write after the part.
  private static func cases(
    of runner: any CaseRunner, along history: [OperationCode], from base: Int
  ) -> some Sequence<Case> {
    let starts = runner.starts
    let isStart = starts?.contains(base) ?? true
    let start = isStart ? base : starts?.first ?? base
    let detour = isStart ? [] : [OperationCode(.write, value: base)]
    let all = detour + history.map(\.drawable)
    let choices =
      runner.judgesEveryStep
      ? [Case.Variables()] : runner.transitions.all(runner.variables)
    return (runner.parts(of: all) + runner.partsRewritten(of: all)).lazy.flatMap { operations in
      choices.lazy.map { variables in
        var given = Case(start: start)
        (given.operations, given.variables) = (operations, variables)
        return given
      }
    }
  }
}

extension CaseRunner {
  /// The draws of a case that breaks the law; `nil` where no draws make it.
  func choices(of given: Case) -> Choices? {
    draws(of: given).flatMap(failing)
  }

  fileprivate func parts(of history: [OperationCode]) -> [[OperationCode]] {
    history.indices.reversed().map { Array(history[...$0]) }
  }

  /// Each part with each base written after it, and with the rest where the law has no program.
  fileprivate func partsRewritten(of history: [OperationCode]) -> [[OperationCode]] {
    let hasProgram = !variables.isEmpty && !judgesEveryStep
    return history.indices.reversed().flatMap { place in
      (0..<transitions.listedBases).map { base in
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
  fileprivate func all(_ names: VariableNames) -> [Case.Variables] {
    let held = (0..<ports).map { Case.Place(port: $0, isHeld: true) }
    let places = (0..<ports).map { Case.Place(port: $0, isHeld: false) } + held
    var all = [Case.Variables()]
    func bind<Element>(
      _ name: VariableNames, _ elements: [Element],
      _ path: WritableKeyPath<Case.Variables, Element?>
    ) {
      guard names.contains(name) else { return }
      all = all.flatMap { variables in
        elements.map { element in
          var variables = variables
          variables[keyPath: path] = element
          return variables
        }
      }
    }
    bind(.p, names.contains(.heldP) ? held : places, \.p)
    bind(.q, places, \.q)
    bind(.a, Array(0..<listedValues), \.a)
    bind(.b, Array(0..<listedValues), \.b)
    bind(.t, Array(0..<listedBases), \.t)
    return all
  }
}
