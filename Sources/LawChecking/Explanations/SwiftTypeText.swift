/// A type as it is written where it can be seen: with the types that it is nested in, without modules.
package func swiftText(ofType type: Any.Type) -> String {
  paths(in: type).map { $0.dropFirst($0.count > 1 ? 1 : 0).joined(separator: ".") }.joined()
}

/// The modules whose types are named in a type, in the order of their names.
func modules(namedIn type: Any.Type) -> Set<String> {
  Set(paths(in: type).filter { $0.count > 1 }.compactMap(\.first))
}

/// The names in the text of a type, with their modules, and what stands between them.
///
/// Swift tells of the file that a private type is in by a number, which nobody writes; what stands in
/// backticks is one name.
private func paths(in type: Any.Type) -> [[String]] {
  let parts = String(reflecting: type).replacing("(extension in ", with: "(unknown context at ")
    .replacing("\u{A0}", with: " ")
    .split(separator: "(unknown context at ", omittingEmptySubsequences: false)
  let text = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }
  var (paths, path, isQuoted) = ([[String]](), [""], false)
  for character in text.joined() {
    if character == "`" { isQuoted.toggle() }
    if isQuoted || character == "`" || character == "_" || character.isLetter || character.isNumber
    {
      path[path.count - 1].append(character)
    } else if character == "." && !path[path.count - 1].isEmpty {
      path.append("")
    } else {
      paths += [path, [String(character)]]
      path = [""]
    }
  }
  return (paths + [path]).filter { $0 != [""] }
}
