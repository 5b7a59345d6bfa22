import BindingGenerators
import BindingLaws

/// The law with the values of a case put in: the line that says what is wrong.
///
/// `LawTelling` finds the cause by how it begins, such as `set(` or `get(held `.
extension Explanation {
  /// The law's program put as an expression, such as `set(a, off, .b)`; `x` is what the trace leads
  /// to, where the law is about more than the base.
  var expression: String {
    switch space.statement.manner {
    case .readingBetween, .throughHeld, .restarted: expression(of: concreteProgram, on: "x")
    case .outside: expression(of: concreteProgram, on: "x in a transaction")
    case .asWritten, .byTwin, nil: expression(of: concreteProgram)
    }
  }

  /// The other side of an equation of two runs, which the law does not prefer; `nil` where the law
  /// says what one run has to show.
  var otherSide: String? {
    guard case .alike(_, let right, let manner) = space.statement.shape else { return nil }
    let program = space.hasProgram(given) ? right(space.variables(given.variables)) : latest
    switch manner {
    case .asWritten: return program.count < 2 ? nil : expression(of: concrete(program))
    case .readingBetween: return "x with reads in between"
    case .throughHeld: return "x through held bindings"
    case .restarted: return expression(of: concrete(program), on: "the base that x ends in")
    case .byTwin: return "the twin of \(expression)"
    case .outside: return "x"
    }
  }

  private func expression(of program: Trace<Model>, on start: String? = nil) -> String {
    program.operations.reduce(start ?? traceText(program.start)) { inner, operation in
      switch operation.step {
      case .now(_, _, .base(let base)): traceText(base)
      case .now(.settle, _, _): "settle(\(inner))"
      case .now(let kind, _, _):
        kind.isInert || kind == .echo
          ? inner : "\(kind.word)(\((operation.arguments + [inner]).joined(separator: ", ")))"
      case .during(let outer, let write, let nested):
        expression(nested, at: write, of: outer, inner)
      case .order(let tasks): "tasks(\(tasks.map(String.init).joined(separator: " ")), \(inner))"
      case .task: inner
      }
    }
  }

  /// A set within another, such as `set(b, on) at write 1 of set(a, on, nil)`.
  private func expression(
    _ nested: BindingOperation<Model>, at write: Int, of outer: BindingOperation<Model>,
    _ start: String
  ) -> String {
    "set(\(nested.arguments.joined(separator: ", "))) at write \(write) of "
      + "set(\((outer.arguments + [start]).joined(separator: ", ")))"
  }

  /// The values of the law's variables, and of what they read.
  var variables: [String] {
    let program = concreteProgram
    let start = ["s = \(traceText(program.start))"]
    if !space.hasProgram(given) { return start }
    let variables = space.variables(given.variables)
    let parts =
      start
      + space.statement.variables.each.map { "\($0) = \(variables[$0].text ?? "")" }
    return space.isAboutEveryMoment ? parts : parts + echoed(program.start)
  }

  /// What was got where the law's program sets what it got, such as `get(a, .b) = off`.
  private func echoed(_ base: Model.Base) -> [String] {
    zip(trace.operations.suffix(programLength), concreteProgram.operations).compactMap {
      guard $0.kind == .echo, let handle = $0.handle, let value = $1.operand.text else {
        return nil
      }
      return "get(\(traceText(handle)), \(traceText(base))) = \(value)"
    }
  }

  /// The base at which the law speaks, and what is done to it there: the law's program, or for
  /// laws about every moment the latest operation.
  private var concreteProgram: Trace<Model> { own.suffix(programLength) }

  /// The latest operation, if any.
  private var latest: [BindingOperation<Model>] { trace.operations.suffix(1) }

  private var programLength: Int {
    space.isAboutEveryMoment || !space.hasProgram(given)
      ? latest.count : space.program(given).count
  }

  /// Operations in the place of the law's program.
  private func concrete(_ operations: [BindingOperation<Model>]) -> Trace<Model> {
    var other = trace
    other.operations = trace.operations.dropLast(programLength) + operations
    return course(other, own).suffix(operations.count)
  }
}

extension CaseSpace {
  /// Whether the law speaks about every moment of a trace, not about what follows it.
  var isAboutEveryMoment: Bool {
    switch statement.shape {
    case .always, .readers, .conforms: true
    case .after, .alike, .nested, .concurrent: false
    }
  }
}
