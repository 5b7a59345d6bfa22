// `LiteralReader` reads it back, and `Change` in `LawTelling` takes it apart.
// `SwiftText` writes the same values as Swift. `Sameness` tells apart by this text zeros of either sign and
// NaNs: different values need different texts. `sign` in `TraceTable` knows `on`, `off` and `mixed`.
// `BoundField` looks for `<computed>`, and `Troubleshooting.md` explains that.
/// A value as it is written in the trace language: `on`, `.b`, `nil`, `"text"`, `[1, 2]`.
///
/// Bool is `on` or `off`; sets and dictionaries are sorted by their text; a type that conforms to
/// `CustomStringConvertible` speaks for itself. Reports and kept traces rely on it: the same value has
/// the same text in every run.
public func traceText(_ value: some Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch value {
  case let isOn as Bool: return isOn ? "on" : "off"
  case let state as any ThreeValued: return "\(state)"
  case let path as AnyKeyPath: return pathText(path)
  case let text as String: return text.debugDescription
  default: return text(of: value, mirror)
  }
}

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

/// A key path without the name of its root, such as `name.first`.
///
/// Swift prints a subscript by an address, which differs from run to run: it reads `<computed>`.
private func pathText(_ path: AnyKeyPath) -> String {
  let text = "\(path)".replacing(/<computed 0x[0-9a-f]+ \(.*?\)>/, with: "<computed>")
  return text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
}

private func text(of value: Any, _ mirror: Mirror) -> String {
  let parts = mirror.children.map { traceText($0.value) }
  switch mirror.displayStyle {
  case .optional: return optionalText(mirror, parts.first)
  case .collection: return "[" + parts.joined(separator: ", ") + "]"
  case .set: return "{" + parts.sorted().joined(separator: ", ") + "}"
  case .dictionary: return "[" + entries(mirror).sorted().joined(separator: ", ") + "]"
  case .enum: return caseText(value, mirror)
  case .struct, .tuple, .class: return structText(value, mirror)
  default: return "\(value)"
  }
}

/// What is wrapped; where that is nothing in its turn, the wrapping shows.
package func optionalText(_ mirror: Mirror, _ wrapped: String?) -> String {
  guard let wrapped, let child = mirror.children.first?.value else { return "nil" }
  let isNested = Mirror(reflecting: child).displayStyle == .optional
  return isNested && (wrapped == "nil" || wrapped.hasPrefix(".some("))
    ? ".some(\(wrapped))" : wrapped
}

private func entries(_ dictionary: Mirror) -> [String] {
  dictionary.children.map { entry in
    Mirror(reflecting: entry.value).children.map { traceText($0.value) }.joined(separator: ": ")
  }
}

private func caseText(_ value: Any, _ mirror: Mirror) -> String {
  if let named = value as? any CustomStringConvertible { return named.description }
  guard let payload = mirror.children.first else { return ".\(value)" }
  let text = traceText(payload.value)
  return ".\(payload.label ?? "")" + (text.hasPrefix("(") ? text : "(\(text))")
}

private func structText(_ value: Any, _ mirror: Mirror) -> String {
  if let named = value as? any CustomStringConvertible { return named.description }
  let fields = mirror.children.map { child in
    let isLabelled = child.label.map { !$0.hasPrefix(".") } ?? false
    return (isLabelled ? "\(child.label ?? ""): " : "") + traceText(child.value)
  }
  return "(" + fields.joined(separator: ", ") + ")"
}
