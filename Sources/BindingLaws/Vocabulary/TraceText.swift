/// A value as it is written in the trace language: `on`, `.b`, `nil`, `"text"`, `[1, 2]`.
///
/// Reports and kept traces rely on it: the same value has the same text in every run, and different values have
/// different texts, zeros of either sign and NaNs included.
public func traceText(_ value: some Any) -> String { TraceValue(value).text }

/// A port or a handle as it is written in the trace language: `a`, `held a`.
public func traceText<Port>(_ handle: Handle<Port>) -> String {
  (handle.isHeld ? "held " : "") + portText(handle.port)
}

/// The name of a port: a case without its dot, a string without its quotes.
public func portText(_ port: some Any) -> String {
  if let name = port as? String { return name }
  let text = traceText(port)
  return text.hasPrefix(".") ? String(text.dropFirst()) : text
}
