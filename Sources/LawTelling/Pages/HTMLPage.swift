/// The frame of a page that needs no network, light and dark.
struct HTMLPage {
  let title: String
  /// Rules beside those of every page.
  var style = ""
  /// What the page does; nothing where it only stands there.
  var script = ""

  /// The page with these pieces in it.
  func text(_ pieces: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForXML)</title>
    <style>
    \(pageStyle + style)
    </style>
    </head>
    <body>
    <main>
    \(pieces.joined(separator: "\n"))
    </main>
    \(script.isEmpty ? "" : "<script>\n\(script)\n</script>\n")</body>
    </html>

    """
  }
}
