extension Operation: CustomStringConvertible {
  /// The operation as it is written in the trace language.
  public var description: String {
    switch self {
    case .set(let handle, let value): "set \(traceText(handle)) \(traceText(value))"
    case .echo(let handle): "echo \(traceText(handle))"
    case .tap(let handle): "tap \(traceText(handle))"
    case .write(let base): "write \(traceText(base))"
    case .act(let action): "act \(portText(action))"
    case .hold(let handle): "hold \(portText(handle.port))"
    case .holdAll: "hold *"
    case .get(let handle): "get \(traceText(handle))"
    case .derive(let handle): "derive \(portText(handle.port))"
    case .during(let outer, let write, let inner): "during \(outer) at write \(write): \(inner)"
    case .task(let number, let operation): "task \(number): \(operation)"
    case .order(let tasks): "order \(tasks.map(String.init).joined(separator: " "))"
    case .settle: "settle"
    }
  }
}
