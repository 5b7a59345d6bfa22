/// An element of a page.
///
/// - Parameters:
///   - name: Its name, which is not escaped, as are the classes and the flag: only words of this code may
///     stand there.
///   - classes: Its classes, with blanks between them.
///   - flag: An attribute without a value.
///   - attributes: The others, in their order; those that are `nil` are left out.
///   - content: What is in it, as HTML: `SECURITY.md` promises that every text in it was escaped.
func element(
  _ name: String, class classes: String? = nil, flag: String? = nil,
  with attributes: KeyValuePairs<String, String?> = [:], _ content: String
) -> String {
  let all = [("class", classes)] + attributes.map { ($0, $1) }
  let values = all.map { name, value in value.map { " \(name)=\"\($0.escapedForXML)\"" } ?? "" }
  let mark = flag.map { " " + $0 } ?? ""
  return "<\(name)\(values.joined())\(mark)>\(content)</\(name)>"
}

/// An element whose pieces have lines of their own: none where there are no pieces but empty ones.
func block(
  _ name: String, class classes: String? = nil, flag: String? = nil,
  with attributes: KeyValuePairs<String, String?> = [:], _ pieces: [String]
) -> String {
  let lines = pieces.filter { !$0.isEmpty }.joined(separator: "\n")
  if lines.isEmpty { return "" }
  return element(name, class: classes, flag: flag, with: attributes, "\n\(lines)\n")
}

/// Rows of a table, below a heading over all of its columns; `pageStyle` knows the class `group` by name.
func tableBody(
  with attributes: KeyValuePairs<String, String?> = [:], _ heading: String, over columns: Int = 2,
  _ rows: [String]
) -> String {
  let title = element("span", heading.escapedForXML)
  let head = element("th", with: ["colspan": "\(columns)", "scope": "rowgroup"], title)
  return block("tbody", with: attributes, [element("tr", class: "group", head)] + rows)
}

/// A page that needs no network, light and dark.
///
/// - Parameters:
///   - title: What it is called.
///   - script: What it does.
///   - provenance: Where it comes from.
///   - pieces: What is in it.
func htmlPage(
  _ title: String, script: String, _ provenance: Provenance, _ pieces: [String]
) -> String {
  let footer = element("footer", provenance.text.escapedForXML)
  return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForXML)</title>
    \(block("style", [pageStyle]))
    </head>
    \(block("body", [block("main", pieces + [footer]), block("script", [script])]))
    </html>

    """
}
