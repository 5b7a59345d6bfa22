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
