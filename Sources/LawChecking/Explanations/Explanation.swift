import BindingGenerators
import BindingLaws

/// The law with the values of a failing case put in: the line that says what is wrong.
struct Explanation<Model: ReferenceModel> {
  private let space: CaseSpace<Model>
  private let testCase: LoadedCase
  /// The trace of the case, with the base after each step.
  let observed: ObservedTrace<Model>

  /// Runs the trace of a failing case, and keeps what it shows.
  ///
  /// - Parameter observe: Runs a trace on the system, or on the model if the system may not run.
  init(
    _ space: CaseSpace<Model>, _ testCase: LoadedCase,
    observe: (Trace<Model>) -> ObservedTrace<Model>
  ) {
    self.space = space
    self.testCase = testCase
    observed = observe(space.trace(of: testCase))
  }

  /// The law's program as an expression, such as `set(a, off, .b)`.
  ///
  /// If the law is about more than the base, `x` stands for the state after the trace.
  /// `Terms` writes the laws themselves in the same words.
  var expression: Counterexample.Expression {
    switch space.variation {
    case .readingBetween, .throughHeld, .restarted: expression(of: concreteProgram, on: "x")
    case .outside: expression(of: concreteProgram, on: "x in a transaction")
    case .asWritten, .byTwin, nil: expression(of: concreteProgram)
    }
  }

  /// Returns the other run of an equation, or nil if the law says what one run has to show.
  ///
  /// The law prefers neither run.
  ///
  /// - Parameter observe: Runs the trace of the other run.
  func otherExpression(
    observe: (Trace<Model>) -> ObservedTrace<Model>
  ) -> Counterexample.Expression? {
    guard let variation = space.variation else { return nil }
    switch variation {
    case .asWritten:
      let program = otherProgram
      // One operation says nothing that the law does not.
      return program.count < 2 ? nil : expression(of: observed(program, by: observe))
    case .restarted:
      return expression(of: observed(otherProgram, by: observe), on: "the base that x ends in")
    case .readingBetween: return .init("x with reads in between")
    case .throughHeld: return .init("x through held bindings")
    case .byTwin:
      let own = expression
      return .init("the twin of " + own.opening, start: own.start, closing: own.closing)
    case .outside: return .init("x")
    }
  }

  /// The program of the other run.
  private var otherProgram: ArraySlice<BindingOperation<Model>> {
    space.hasProgram(testCase.spelling)
      ? space.programs(with: space.variables(of: testCase)).other[...]
      : observed.trace.operations.suffix(1)
  }

  /// Returns the end of the trace that has another program in place of its own.
  private func observed(
    _ program: ArraySlice<BindingOperation<Model>>,
    by observe: (Trace<Model>) -> ObservedTrace<Model>
  ) -> Trace<Model> {
    var other = observed.trace
    other.operations = other.operations.dropLast(programLength) + program
    return observe(other).suffix(program.count)
  }

  /// Writes a program from the inside out: the first operation is the innermost call.
  ///
  /// An external write replaces all that was before it.
  ///
  /// - Parameter words: The state in which the program begins, if it is more than a base.
  private func expression(
    of program: Trace<Model>, on words: String? = nil
  ) -> Counterexample.Expression {
    let start = words == nil ? TraceValue(program.start) : nil
    var inner = Counterexample.Expression(words ?? "", start: start)
    func apply(_ function: String, _ arguments: [String]) {
      let opening = ([function + "("] + arguments.map { $0 + ", " }).joined()
      inner = .init(opening + inner.opening, start: inner.start, closing: inner.closing + ")")
    }
    for operation in program.operations {
      switch operation.step {
      case .now(_, _, .base(let base)): inner = .init("", start: TraceValue(base))
      case .now(.settle, _, _): apply("settle", [])
      case .now(let kind, _, _):
        if !kind.isInert && kind != .echo { apply(kind.word, operation.arguments) }
      // Such as `set(b, on) at write 1 of set(a, on, nil)`.
      case .during(let outer, let write, let nested):
        let set = "set(\(nested.arguments.joined(separator: ", "))) at write \(write) of set"
        apply(set, outer.arguments)
      case .order(let tasks): apply("tasks", [tasks.map(String.init).joined(separator: " ")])
      case .task: break
      }
    }
    return inner
  }

  /// The values of the law's variables, and what they read.
  var variables: [String] {
    let start = ["s = \(traceText(concreteProgram.start))"]
    if !space.hasProgram(testCase.spelling) { return start }
    let variables = space.variables(of: testCase)
    return start + space.statement.variables.each.map { "\($0) = \(variables[$0].text ?? "")" }
      + (space.isAboutEveryMoment ? [] : echoed)
  }

  /// The readings that the law's program sets back, such as `get(a, .b) = off`.
  private var echoed: [String] {
    let program = concreteProgram
    let written = observed.trace.operations.suffix(programLength)
    return zip(written, program.operations).compactMap { echo, set in
      guard echo.kind == .echo, let handle = echo.handle, let value = set.operand.text else {
        return nil
      }
      return "get(\(traceText(handle)), \(traceText(program.start))) = \(value)"
    }
  }

  /// The base to which the law applies, and the law's program.
  ///
  /// For laws about every moment, the latest operation.
  private var concreteProgram: Trace<Model> { observed.suffix(programLength) }

  private var programLength: Int {
    space.isAboutEveryMoment || !space.hasProgram(testCase.spelling)
      ? min(1, observed.trace.operations.count) : space.program(testCase).count
  }
}

extension CaseSpace {
  /// Whether the law speaks about every moment of a trace, not about what follows it.
  fileprivate var isAboutEveryMoment: Bool {
    switch statement.shape {
    case .always, .readers, .conforms: true
    case .after, .same, .nested, .concurrent: false
    }
  }
}
