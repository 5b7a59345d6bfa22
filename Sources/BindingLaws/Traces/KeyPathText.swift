/// Returns whether Swift prints a key path by names.
///
/// Swift prints a subscript by an address.
package func hasName(_ path: AnyKeyPath) -> Bool { !"\(path)".contains(addressInPath) }

/// The text that Swift prints for a part of a key path without a name.
///
/// The address differs from run to run.
private var addressInPath: Regex<Substring> { /<computed 0x[0-9a-f]+ \(.*?\)>/ }

/// Returns a key path without its root, such as `name.first`.
///
/// A part without a name reads `<computed>`.
func pathText(_ path: AnyKeyPath) -> String {
  let text = "\(path)".replacing(addressInPath, with: "<computed>")
  return text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
}
