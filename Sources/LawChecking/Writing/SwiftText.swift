import BindingLaws

/// A value as it is written in Swift, as far as its mirror shows: `true`, `.b`, `nil`, `[1, 2]`.
///
/// Stand-alone tests and advice contain it, so it should compile where a user pastes it.
/// `traceText` writes the same values in the trace language.
/// `Fields` finds values by it, and `Derivation` puts them in the order of their texts.
/// Sets and dictionaries are sorted, because their own order changes from run to run. What no mirror shows,
/// such as a `UUID`, is a placeholder of an editor, `<#…#>`: it is to be filled in.
package func swiftText(_ value: some Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch value {
  case let text as String: return text.debugDescription
  case let letter as Character: return String(letter).debugDescription
  case let path as AnyKeyPath: return "\\." + portText(path)
  // It describes itself otherwise.
  case Aggregated.all as Aggregated: return ".all"
  case let type as Any.Type: return swiftText(ofType: type) + ".self"
  case let number as any BinaryFloatingPoint where number.isNaN: return ".nan"
  case let number as any BinaryFloatingPoint where number.isInfinite:
    return number.sign == .minus ? "-.infinity" : ".infinity"
  default: return swiftText(of: value, mirror)
  }
}

private func swiftText(of value: Any, _ mirror: Mirror) -> String {
  let parts = mirror.children.map { swiftText($0.value) }
  switch mirror.displayStyle {
  case .optional: return optionalText(mirror, parts.first)
  case .collection: return "[" + parts.joined(separator: ", ") + "]"
  case .set: return "[" + parts.sorted().joined(separator: ", ") + "]"
  case .dictionary: return dictionaryText(mirror)
  case .enum: return caseText(value, mirror)
  case .tuple: return "(" + fields(mirror) + ")"
  case .struct where isOpaque(value, mirror): return "<#\(value)#>"
  case .struct, .class: return "\(swiftText(ofType: type(of: value)))(\(fields(mirror)))"
  default: return rangeText(value, parts) ?? literalText(value)
  }
}

/// A range, by its bounds.
private func rangeText(_ value: Any, _ bounds: [String]) -> String? {
  let name = String(reflecting: type(of: value))
  let kinds = ["Swift.ClosedRange<": "...", "Swift.Range<": "..<"]
  return kinds.first { name.hasPrefix($0.key) }.map { bounds.joined(separator: $0.value) }
}

/// What a value says of itself, as numbers do.
private func literalText(_ value: Any) -> String {
  describesItself(value) ? String(reflecting: value) : "<#\(value)#>"
}

private func describesItself(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
}

/// Whether the parts of a value do not make it again.
private func isOpaque(_ value: Any, _ mirror: Mirror) -> Bool {
  let name = String(reflecting: type(of: value))
  return mirror.children.isEmpty && !"\(value)".hasSuffix("()")
    || mirror.children.contains { $0.label?.hasPrefix("_") == true }
    || ["Foundation.", "FoundationEssentials."].contains(where: name.hasPrefix)
}

private func dictionaryText(_ mirror: Mirror) -> String {
  let entries = mirror.children.map { entry in
    Mirror(reflecting: entry.value).children.map { swiftText($0.value) }.joined(separator: ": ")
  }
  return entries.isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
}

private func caseText(_ value: Any, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first, let name = payload.label else {
    return describedCase(value)
  }
  let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
  let text = swiftText(payload.value)
  return ".\(name)" + (isTuple ? text : "(\(text))")
}

/// A case without a payload; where it describes itself, by its place among the cases that are listed.
private func describedCase(_ value: Any) -> String {
  describesItself(value) ? (value as? any CaseIterable)?.place ?? "<#\(value)#>" : ".\(value)"
}

extension CaseIterable {
  /// Which of its cases it is, as an expression.
  fileprivate var place: String? {
    let place = (self as? AnyHashable).flatMap { value in
      Array(Self.allCases).firstIndex { $0 as? AnyHashable == value }
    }
    return place.map { "Array(\(swiftText(ofType: Self.self)).allCases)[\($0)]" }
  }
}

private func fields(_ mirror: Mirror) -> String {
  let fields = mirror.children.map { child in
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    return label + swiftText(child.value)
  }
  return fields.joined(separator: ", ")
}
