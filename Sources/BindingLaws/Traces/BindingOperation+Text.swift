// The parser reads all of this back, also from reports that people have kept. `Words.md` explains the steps.
extension BindingOperation: CustomStringConvertible {
  /// The operation in the trace language.
  public var description: String {
    switch step {
    case .now(.holdAll, _, _): "hold *"
    case .now(let kind, _, _): ([kind.word] + arguments).joined(separator: " ")
    case .during(let outer, let write, let inner): "during \(outer) at write \(write): \(inner)"
    case .task(let number, let operation): "task \(number): \(operation)"
    case .order(let tasks): "order \(tasks.map(String.init).joined(separator: " "))"
    }
  }

  /// The handle and the operand, in the trace language.
  package var arguments: [String] {
    [handle.flatMap { Operand.handle($0).text }, operand.text].compactMap(\.self)
  }
}

extension BindingOperation.Operand {
  /// The operand in the trace language.
  ///
  /// Nil if there is none.
  package var text: String? {
    switch self {
    case .none: nil
    case .handle(let handle): traceText(handle)
    case .value(let value): traceText(value)
    case .base(let base): traceText(base)
    case .action(let action): portText(action)
    }
  }
}
