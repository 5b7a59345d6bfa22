import BindingLaws

/// Whether a value holds all that another one held, and perhaps more, such as a default that is stored once
/// read.
///
/// More is a value instead of `nil`, and an entry for a key that a dictionary lacked. Nobody loses anything
/// by it. Anything else has to be the same, or consist of such parts.
func holds(_ value: Any, allOf other: Any) -> Bool {
  if traceText(value) == traceText(other) { return true }
  let mirror = Mirror(reflecting: value)
  let before = Mirror(reflecting: other)
  guard mirror.displayStyle == before.displayStyle, let style = mirror.displayStyle else {
    return false
  }
  switch style {
  case .optional:
    guard let old = before.children.first?.value else { return true }
    return mirror.children.first.map { holds($0.value, allOf: old) } ?? false
  case .dictionary:
    let entries = mirror.children.compactMap { entry(of: $0.value) }
    return before.children.allSatisfy { child in
      guard let old = entry(of: child.value) else { return false }
      return entries.contains { new in
        traceText(new.key) == traceText(old.key) && holds(new.value, allOf: old.value)
      }
    }
  case .struct, .tuple:
    let parts = Array(zip(mirror.children, before.children))
    return !parts.isEmpty && mirror.children.count == before.children.count
      && parts.allSatisfy { holds($0.value, allOf: $1.value) }
  default: return false
  }
}

/// Returns a key and its value, as a mirror of a dictionary holds them.
private func entry(of pair: Any) -> (key: Any, value: Any)? {
  let parts = Mirror(reflecting: pair).children.map(\.value)
  return parts.count == 2 ? (parts[0], parts[1]) : nil
}
