/// Returns an element of HTML or XML.
///
/// - Parameters:
///   - name: Its name, which is not escaped: pass a literal.
///   - classes: Its classes, with blanks between them.
///   - flag: An attribute without a value, which is not escaped either.
///   - attributes: The other attributes, in order. Those that are `nil` are left out.
///   - content: Its content, as HTML or XML: `SECURITY.md` promises that every text in it was escaped.
func element(
  _ name: String, class classes: String? = nil, flag: String? = nil,
  with attributes: KeyValuePairs<String, String?> = [:], _ content: String
) -> String {
  let all = [("class", classes)] + attributes.map { ($0, $1) }
  let mark = flag.map { " " + $0 } ?? ""
  return "<\(name)\(written(all))\(mark)>\(content)</\(name)>"
}

/// Returns an empty element of XML.
func emptyElement(_ name: String, with attributes: KeyValuePairs<String, String?>) -> String {
  "<\(name)\(written(attributes.map { ($0, $1) }))/>"
}

/// Returns attributes as text, without those that are nil.
private func written(_ attributes: [(name: String, value: String?)]) -> String {
  attributes.map { name, value in
    value.map { " \(name)=\"\($0.escapedForXML)\"" } ?? ""
  }.joined()
}
