import BindingLaws
import Foundation

/// Returns a value as Swift text, as far as its mirror shows it: `true`, `.b`, `nil`, `[1, 2]`.
///
/// Stand-alone tests and advice contain it, so it should compile where a user pastes it. `traceText` writes
/// the same values in the trace language. `Fields` finds values by it, and `Derivation` puts them in the
/// order of their texts. Sets and dictionaries are sorted, because their own order changes from run to run.
/// If no mirror shows a value, such as a `UUID`, the text is a placeholder of an editor, `<#…#>`, to be
/// filled in.
package func swiftText(_ value: some Any) -> String { swiftText(value, level: 0) }

/// Returns a value as Swift text.
///
/// - Parameter level: The number of values around it. A placeholder stands for values too deep.
private func swiftText(_ value: Any, level: Int) -> String {
  let mirror = Mirror(reflecting: value)
  switch value {
  case let text as String: return text.debugDescription
  case let letter as Character: return String(letter).debugDescription
  case let path as AnyKeyPath: return "\\." + portText(path)
  // This type describes itself otherwise.
  case Aggregated.all as Aggregated: return ".all"
  case let date as Date:
    return "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
  case let type as Any.Type: return swiftText(ofType: type) + ".self"
  case let number as any BinaryFloatingPoint where number.isNaN: return ".nan"
  case let number as any BinaryFloatingPoint where number.isInfinite:
    return number.sign == .minus ? "-.infinity" : ".infinity"
  default:
    return level == deepestLevel
      ? "<#\(type(of: value))#>" : swiftText(of: value, mirror, level: level)
  }
}

/// Returns the text of a value that its parts make, by the style in which its mirror shows it.
private func swiftText(of value: Any, _ mirror: Mirror, level: Int) -> String {
  if mirror.displayStyle == .class { return classText(value, mirror, level: level) }
  // Asked for at most once for each value: two calls at each of ten levels would be a thousand calls.
  func parts() -> [String] { mirror.children.map { swiftText($0.value, level: level + 1) } }
  switch mirror.displayStyle {
  case .optional: return optionalCaseText(mirror, parts().first)
  case .collection: return "[" + parts().joined(separator: ", ") + "]"
  case .set: return "[" + parts().sorted().joined(separator: ", ") + "]"
  case .dictionary: return dictionaryText(mirror, level: level)
  case .enum: return caseText(value, mirror, level: level)
  case .tuple: return "(" + fields(mirror, level: level) + ")"
  case .struct where isOpaque(value, mirror): return "<#\(value)#>"
  case .struct: return "\(swiftText(ofType: type(of: value)))(\(fields(mirror, level: level)))"
  default: return rangeText(value, parts()) ?? literalText(value)
  }
}

/// Returns the text of what an optional wraps.
///
/// A case called `none` or `some` gets a visible `.some`, since Swift would take it for a case of the
/// optional.
private func optionalCaseText(_ mirror: Mirror, _ wrapped: String?) -> String {
  let text = optionalText(mirror, wrapped)
  let style = mirror.children.first.map { Mirror(reflecting: $0.value).displayStyle }
  let isOfOptional = text == ".none" || text == ".some" || text.hasPrefix(".some(")
  return style == .enum && isOfOptional ? ".some(\(text))" : text
}

/// Returns the text of an object.
///
/// Its properties are written only if they hold no object: that one might hold this one, and so on for ever.
private func classText(_ value: Any, _ mirror: Mirror, level: Int) -> String {
  if mirror.children.contains(where: { holdsObject($0.value, level: level) }) {
    return "<#\(type(of: value))#>"
  }
  return "\(swiftText(ofType: type(of: value)))(\(fields(mirror, level: level)))"
}

private func holdsObject(_ value: Any, level: Int) -> Bool {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class || level == deepestLevel { return true }
  return mirror.children.contains { holdsObject($0.value, level: level + 1) }
}

/// Returns the text of a range, by its bounds, which its mirror shows without a style.
///
/// Nil if the value is no range.
private func rangeText(_ value: Any, _ bounds: [String]) -> String? {
  let name = String(reflecting: type(of: value))
  let kinds = ["Swift.ClosedRange<": "...", "Swift.Range<": "..<"]
  return kinds.first { name.hasPrefix($0.key) }.map { bounds.joined(separator: $0.value) }
}

/// Returns the value's own description, as numbers have one.
private func literalText(_ value: Any) -> String {
  describesItself(value) ? String(reflecting: value) : "<#\(value)#>"
}

private func describesItself(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
}

/// Whether the parts of a value cannot make it again.
private func isOpaque(_ value: Any, _ mirror: Mirror) -> Bool {
  // A struct without properties describes itself as `Name()`. Another one that shows none hides them.
  if mirror.children.isEmpty && !"\(value)".hasSuffix("()") { return true }
  // Such a property is storage, for which no initialiser has a label.
  let hasStorage = mirror.children.contains { child in
    child.label.map { $0.hasPrefix("_") || $0.hasPrefix("$") } ?? false
  }
  if hasStorage { return true }
  // The properties of these types are not what their initialisers take.
  let name = String(reflecting: type(of: value))
  return ["Foundation.", "FoundationEssentials."].contains(where: name.hasPrefix)
}

private func dictionaryText(_ mirror: Mirror, level: Int) -> String {
  let entries = mirror.children.map { entry in
    let pair = Mirror(reflecting: entry.value).children
    return pair.map { swiftText($0.value, level: level + 1) }.joined(separator: ": ")
  }
  return entries.isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
}

/// Returns the text of a case of an enum, with its payload if it has one.
private func caseText(_ value: Any, _ mirror: Mirror, level: Int) -> String {
  guard let payload = mirror.children.first, let name = payload.label else {
    return describedCase(value)
  }
  let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
  let text = swiftText(payload.value, level: level + 1)
  return ".\(name)" + (isTuple ? text : "(\(text))")
}

/// Returns the text of a case without a payload.
///
/// If it describes itself, that is its place among the listed cases.
private func describedCase(_ value: Any) -> String {
  describesItself(value) ? (value as? any CaseIterable)?.place ?? "<#\(value)#>" : ".\(value)"
}

extension CaseIterable {
  /// The expression for a case by its place among all cases.
  fileprivate var place: String? {
    let index = (self as? AnyHashable).flatMap { value in
      Array(Self.allCases).firstIndex { $0 as? AnyHashable == value }
    }
    return index.map { "Array(\(swiftText(ofType: Self.self)).allCases)[\($0)]" }
  }
}

/// Returns the text between the parentheses of an initialiser or a tuple.
///
/// The mirror labels parts that have no label of their own with a dot and a number.
private func fields(_ mirror: Mirror, level: Int) -> String {
  let fields = mirror.children.map { child in
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    return label + swiftText(child.value, level: level + 1)
  }
  return fields.joined(separator: ", ")
}
