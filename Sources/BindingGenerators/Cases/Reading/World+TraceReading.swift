package import BindingLaws

/// A reader of the trace language, which `BindingOperation+Text` and `Trace.lines` write.
///
/// Kept fixtures and reports contain traces: every trace that can be read today has to stay readable.
///
/// In the functions below, `step` is the whole step, which errors quote, and `rest` is what follows its first
/// word.
extension World {
  /// Reads a trace as reports print it, with a step on each line, or separated by semicolons.
  ///
  /// - Throws: `TraceError` with one sentence on what is wrong and what to do.
  package func trace(reading text: String) throws(TraceError) -> Trace<Model> {
    guard text.utf8.count <= TraceError.mostBytes else { throw .tooLong }
    let steps = text.steps
    guard steps.count <= TraceError.mostSteps else { throw .tooLong }
    guard let first = steps.first else { throw .empty }
    guard let start = first.dropping("start ") else { throw .noStart(first) }
    var trace = Trace<Model>(
      start: try element(
        start, from: starts, or: beyond.variants.map(\.variant), "base to start from", in: first))
    for step in steps.dropFirst() { trace.operations.append(try operation(step)) }
    return trace
  }

  private func operation(_ step: String) throws(TraceError) -> BindingOperation<Model> {
    if step == "settle" { return .settle }
    let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
    let word = parts.first ?? ""
    let rest = parts.dropFirst().first
    if let kind = OperationKind.allCases.first(where: { $0.word == word }) {
      guard let rest else { throw .incomplete(step) }
      return try operation(kind, rest, step)
    }
    guard let time = TimeWord(rawValue: word) else { throw .noOperation(word) }
    guard let rest else { throw .incomplete(step) }
    return switch time {
    case .during: try during(rest, step)
    case .task: try task(rest, step)
    case .order: BindingOperation(.order(try numbers(rest, step)))
    }
  }

  private func operation(
    _ kind: OperationKind, _ rest: String, _ step: String
  ) throws(TraceError) -> BindingOperation<Model> {
    switch kind.operand {
    case .value: try set(rest, step)
    case .base:
      .write(try element(rest, from: bases, or: beyond.variants.map(\.variant), "base", in: step))
    case .action: .act(try action(rest, step))
    default:
      kind == .hold && rest == "*"
        ? .holdAll : BindingOperation(kind, try handle(rest, step, isFresh: !kind.usesBinding))
    }
  }

  /// Reads a text such as `set a on at write 1: set b on`.
  ///
  /// The text is cut at the first place at which both sides can be read.
  private func during(_ rest: String, _ step: String) throws(TraceError) -> BindingOperation<Model>
  {
    let mark = " at write "
    var failure = TraceError.incomplete(step)
    for place in rest.places(of: mark) {
      let inner = rest[place...].dropFirst(mark.count)
      guard let colon = inner.firstIndex(of: ":"), let write = Int(inner[..<colon]), write > 0
      else {
        continue
      }
      do throws(TraceError) {
        let outer = try operation(reading: String(rest[..<place]))
        let nested = try operation(reading: String(inner[inner.index(after: colon)...]))
        return BindingOperation(.during(outer, write: write, nested))
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Reads a whole step, such as `set a on`.
  private func operation(reading text: String) throws(TraceError) -> BindingOperation<Model> {
    let step = text.trimmed
    guard let rest = step.dropping("set ") else { throw .incomplete(step) }
    return try set(rest, step)
  }

  /// Reads a text such as `1: set a on`.
  private func task(_ rest: String, _ step: String) throws(TraceError) -> BindingOperation<Model> {
    guard let colon = rest.firstIndex(of: ":") else { throw .incomplete(step) }
    let number = try number(rest[..<colon], step)
    let own = String(rest[rest.index(after: colon)...]).trimmed
    guard TaskLimits.kinds.contains(where: { own.hasPrefix($0.word + " ") }) else {
      throw .incomplete(step)
    }
    return BindingOperation(.task(number, try operation(own)))
  }

  /// Reads the numbers of tasks, such as `1 2 1`.
  private func numbers(_ rest: String, _ step: String) throws(TraceError) -> [Int] {
    try rest.split(separator: " ").map { (word) throws(TraceError) in try number(word, step) }
  }

  /// Reads the number of a task.
  private func number(_ text: Substring, _ step: String) throws(TraceError) -> Int {
    if let number = Int(text), (1...TaskLimits.tasks).contains(number) { return number }
    throw .noElement(
      kind: "task", name: String(text), step: step, known: (1...TaskLimits.tasks).map { "\($0)" })
  }

  /// Reads the handle and the value of a set, such as `held a on`.
  private func set(_ rest: String, _ step: String) throws(TraceError) -> BindingOperation<Model> {
    for handle in everyHandle {
      guard let text = rest.dropping(traceText(handle) + " ") else { continue }
      if let value = values.element(text, or: beyond.values) { return .set(handle, value) }
    }
    let (port, value) = rest.cutAfterPort
    _ = try handle(port, step)
    throw .noElement(kind: "value", name: value, step: step, known: values.texts)
  }

  private var everyHandle: [Handle<Model.Port>] { handles + handles.map(\.held) }

  /// Reads a handle, such as `a` or `held a`.
  private func handle(
    _ text: String, _ step: String, isFresh: Bool = false
  ) throws(TraceError) -> Handle<Model.Port> {
    let handles = isFresh ? handles : everyHandle
    if let handle = handles.first(where: { traceText($0) == text }) { return handle }
    throw .noElement(
      kind: "port", name: text, step: step, known: self.handles.map { traceText($0) })
  }

  private func action(_ text: String, _ step: String) throws(TraceError) -> Model.Action {
    if let action = actions.first(where: { portText($0) == text }) { return action }
    throw .noElement(
      kind: "action", name: text, step: step, known: actions.map { portText($0) })
  }

  /// Reads an element of a list, or one beyond it.
  ///
  /// - Parameter kind: What the element is, in the words of an error.
  private func element<Element>(
    _ text: String, from pool: Pool<Element>, or beyond: @autoclosure () -> [Element],
    _ kind: String,
    in step: String
  ) throws(TraceError) -> Element {
    if let element = pool.element(text, or: beyond()) { return element }
    throw .noElement(kind: kind, name: text, step: step, known: pool.texts)
  }
}

/// The first words of steps that are about time.
///
/// `BindingOperation+Text` writes them.
enum TimeWord: String, CaseIterable {
  case during, task, order
}

extension Pool {
  /// Returns the element with this text: a listed one, one beyond the lists, or a literal.
  ///
  /// Nil if there is none.
  fileprivate func element(_ text: String, or beyond: @autoclosure () -> [Element]) -> Element? {
    if !isListed { return LiteralReader.value(of: text, as: Element.self) }
    return listed.first { traceText($0) == text } ?? beyond().first { traceText($0) == text }
  }

  /// The texts of the first elements, from which an error takes a near one, or some examples.
  ///
  /// A list may be long, and each text takes time. An error names few of them.
  fileprivate var texts: [String] { listed.prefix(20).map { traceText($0) } }
}

extension String {
  /// The steps of a trace, which semicolons and line ends outside of quotes separate.
  fileprivate var steps: [String] {
    var steps = [String]()
    var step = ""
    var isQuoted = false
    var isEscaped = false
    for character in self {
      if !isEscaped && character == "\"" { isQuoted.toggle() }
      isEscaped = isQuoted && !isEscaped && character == "\\"
      if !isQuoted && (character == ";" || character.isNewline) {
        steps.append(step)
        step = ""
      } else {
        step.append(character)
      }
    }
    return (steps + [step]).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns all indices at which a text begins in this one.
  fileprivate func places(of text: String) -> [String.Index] {
    indices.filter { self[$0...].hasPrefix(text) }
  }

  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// The first word, or the first two if the first is `held`, and the rest of the text.
  fileprivate var cutAfterPort: (port: String, rest: String) {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    let count = words.first == "held" ? 2 : 1
    return (
      words.prefix(count).joined(separator: " "), words.dropFirst(count).joined(separator: " ")
    )
  }
}
