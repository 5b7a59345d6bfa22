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

/// Returns a page that needs no network, light and dark.
///
/// - Parameters:
///   - title: The title.
///   - script: The script.
///   - provenance: The origin of its data.
///   - body: The elements of the page.
func htmlPage(
  title: String, script: String, provenance: Provenance, body: [String?]
) -> String {
  let footer = element("footer", provenance.text.escapedForXML)
  let style = element("style", "\n\(pageStyle)\n")
  let page = block("body", [block("main", body + [footer]), element("script", "\n\(script)\n")])
  return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForXML)</title>
    \(style)
    </head>
    \(page ?? "")
    </html>

    """
}
