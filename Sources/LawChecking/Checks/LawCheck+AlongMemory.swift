import BindingGenerators
import BindingLaws

/// The search along the memory of a system: the law is tried along the history that shows the memory.
extension LawCheck {
  /// The most cases to try along the history and its parts.
  ///
  /// Each part is tried again for every base, and each time with all bindings of the law's variables, so that
  /// cases multiply. The lists after this one need no limit: they have a sequence for each other history, and
  /// two at most.
  ///
  /// They are enough for a history of 33 operations over four bases, if the variables of the law have 24
  /// bindings, as those of `set-set` have over three tags: 33 × 24 × 5 = 3,960.
  private static var mostCases: Int { 4_000 }

  /// Returns a case that breaks a law along the history that shows what a system remembers.
  ///
  /// The history is known, however long it is. What is left to try is the law's program after each part of
  /// it, with all bindings of its variables. So a law that breaks there breaks whatever is drawn.
  /// The first case that breaks the law is taken: the order of cases decides what is reported.
  ///
  /// Then each base is written externally after the part, which runs no code of the system. A history may
  /// show no more than that a set which changes nothing was not written; only in another base does that break
  /// a law.
  ///
  /// - Returns: Nil if no case breaks the law.
  func caseAlongMemory() -> FoundCase? {
    let memory = checker.memory
    guard let history = memory.history else { return nil }
    // `drawable` and `partsRewritten` add one write each.
    let longest = memory.otherHistories.reduce(history.codes.count) { max($0, $1.codes.count) }
    guard let longer = reaching(longest + 2) else { return nil }
    let runner = longer.runner
    return longer.first(of: runner.cases(along: history).prefix(Self.mostCases))
      ?? longer.first(of: runner.casesAlongOthers(memory))
      ?? longer.first(of: runner.heldUses(along: history))
  }
}

extension Runner {
  /// Returns the history with an echo or a tap of the held binding that its last step uses, instead of that
  /// step.
  ///
  /// A proof has no such inputs, because an echo or a tap is a get and a set. Laws with a program have no
  /// cases here. `MachineShape+Inputs` leaves them out: another input left out there has to be tried here.
  fileprivate func heldUses(along history: OperationHistory) -> some Sequence<Case> {
    let (start, all) = drawable(history.codes, from: history.start)
    guard let last = all.last, last.isHeld, !hasProgram else { return cases([], from: start) }
    let kinds: [OperationKind] = [.echo, .tap]
    let uses = kinds.map { OperationCode($0, port: last.port, isHeld: true) }
    return cases(uses.map { all.dropLast() + [$0] }, from: start)
  }

  /// Returns the other histories, each with the program of the law instead of its last input.
  ///
  /// If the law has no program, the histories stay whole.
  fileprivate func casesAlongOthers(_ memory: SystemMemory) -> some Sequence<Case> {
    memory.otherHistories.lazy.flatMap { other in
      let operations = hasProgram ? Array(other.codes.dropLast()) : other.codes
      let (start, all) = drawable(operations, from: other.start)
      return cases([all], from: start)
    }
  }

  /// Returns the history and each shorter part of it, each with all bindings of the law's variables.
  ///
  /// Then come the same parts with an external write after them.
  fileprivate func cases(along history: OperationHistory) -> some Sequence<Case> {
    let (start, all) = drawable(history.codes, from: history.start)
    let parts = all.indices.reversed().map { Array(all[...$0]) }
    return cases(parts + partsRewritten(of: all), from: start)
  }

  /// Returns these operations as cases, each with all bindings of the law's variables.
  private func cases(_ sequences: [[OperationCode]], from start: Int) -> some Sequence<Case> {
    let bindings =
      subject.judgesEveryStep
      ? [Case.Numbers()] : subject.transitions.everyBinding(of: subject.variables)
    return sequences.lazy.flatMap { operations in
      bindings.lazy.map { variables in
        var testCase = Case(start: start)
        testCase.operations = operations
        testCase.variables = variables
        return testCase
      }
    }
  }

  /// Whether the law carries out operations of its own.
  private var hasProgram: Bool { !subject.variables.isEmpty && !subject.judgesEveryStep }

  /// Returns a start and a history as cases are drawn.
  ///
  /// If no case starts in the base, a write leads there.
  private func drawable(
    _ history: [OperationCode], from base: Int
  ) -> (start: Int, operations: [OperationCode]) {
    let operations = history.map(\.drawable)
    let isStart = subject.starts?.contains(base) ?? true
    if isStart { return (base, operations) }
    return (subject.starts?.first ?? base, [OperationCode(.write, value: base)] + operations)
  }

  /// Returns each part with each base written after it.
  ///
  /// If the law has no program, the rest of the history follows.
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
  /// The operation as cases draw it: to derive a binding and drop it is to read one.
  fileprivate var drawable: OperationCode {
    kind == .derive ? OperationCode(.get, port: port) : self
  }
}

extension TransitionTable {
  /// Returns all numbers that the variables of a law may be bound to, as far as they are listed.
  ///
  /// Handles have the numbers of `OperationCode.Place`. Fresh ones come first.
  fileprivate func everyBinding(of names: Law.VariableNames) -> [Case.Numbers] {
    names.each.reduce([Case.Numbers()]) { all, name in
      var numbers = Array(0..<listed(name.field))
      if name.field == .handle {
        let held = numbers.filter { OperationCode.Place(number: $0).isHeld }
        let fresh = numbers.filter { !OperationCode.Place(number: $0).isHeld }
        let mustBeHeld = name == .p && names.contains(.heldP)
        numbers = mustBeHeld ? held : fresh + held
      }
      return all.flatMap { variables in
        numbers.map { number in
          var more = variables
          more[name] = number
          return more
        }
      }
    }
  }
}
