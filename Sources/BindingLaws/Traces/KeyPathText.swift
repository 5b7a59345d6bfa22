/// Returns whether Swift prints a key path by names.
///
/// Swift prints a subscript by an address.
package func hasName(_ path: AnyKeyPath) -> Bool { !"\(path)".contains(unnamedPart) }

/// The beginning of the text that Swift prints for a part of a key path without a name.
///
/// Then come the address, which differs from run to run, and the type in parentheses: `1f (Int)>`.
private let unnamedPart = "<computed 0x"

/// Returns a key path without its root, such as `name.first`.
///
/// A part without a name reads `<computed>`.
func pathText(_ path: AnyKeyPath) -> String { pathText(printed: "\(path)") }

/// Returns a key path without its root, from the text that Swift prints for it.
func pathText(printed text: String) -> String {
  let parts = text.split(separator: unnamedPart, omittingEmptySubsequences: false)
  var path = String(parts[0])
  for part in parts.dropFirst() { path += "<computed>\(afterType(part))" }
  return path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
}

/// Returns what follows the address, the type in parentheses, and a `>`.
///
/// The type may have parentheses itself, such as `Array<(Int, Int)>`.
private func afterType(_ text: Substring) -> Substring {
  var depth = 0
  for index in text.indices {
    if text[index] == "(" { depth += 1 }
    if text[index] == ")" {
      depth -= 1
      if depth == 0 { return text[index...].dropFirst(2) }
    }
  }
  return ""
}
