/// Returns an element whose pieces have lines of their own, or nil if there is no piece.
func block(
  _ name: String, class classes: String? = nil, flag: String? = nil,
  with attributes: KeyValuePairs<String, String?> = [:], _ pieces: [String?]
) -> String? {
  let lines = pieces.compactMap(\.self)
  if lines.isEmpty { return nil }
  let content = "\n" + lines.joined(separator: "\n") + "\n"
  return element(name, class: classes, flag: flag, with: attributes, content)
}

/// Returns rows of a table, below a heading over all columns.
///
/// `pageStyle` uses the class `group` by name.
func tableBody(
  with attributes: KeyValuePairs<String, String?> = [:], _ heading: String, over columns: Int = 2,
  _ rows: [String?]
) -> String? {
  let title = element("span", heading.escapedForXML)
  let head = element("th", with: ["colspan": "\(columns)", "scope": "rowgroup"], title)
  return block("tbody", with: attributes, [element("tr", class: "group", head)] + rows)
}
