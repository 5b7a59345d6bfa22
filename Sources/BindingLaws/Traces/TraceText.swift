/// Returns a value in the trace language: `on`, `.b`, `nil`, `"text"`, `[1, 2]`.
///
/// Reports and kept traces rely on it. The same value has the same text in every run. Different values have
/// different texts, also zeros of different sign and different NaNs.
public func traceText(_ value: some Any) -> String { TraceValue(value).text }

/// Returns a port or a handle in the trace language: `a`, `held a`.
public func traceText<Port>(_ handle: Handle<Port>) -> String {
  (handle.isHeld ? "held " : "") + portText(handle.port)
}

/// Returns the name of a port: a case without its dot, a string without its quotes.
public func portText(_ port: some Any) -> String {
  if let name = port as? String { return name }
  let text = traceText(port)
  return text.hasPrefix(".") ? String(text.dropFirst()) : text
}
