/// The frame of a page that needs no network, light and dark.
struct HTMLPage {
  /// Where the style and the script of a page are.
  enum Place {
    /// In the page, which can be sent as it is.
    case within
    /// In files beside it, which several pages share.
    case beside(style: String)
  }

  let title: String
  /// What the page does, or the file that says so; nothing where it only stands there.
  var script = ""
  var place = Place.within
  let provenance: Provenance

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
    \(style)
    </head>
    <body>
    <main>
    \(pieces.joined(separator: "\n"))
    <footer>\(provenance.text.escapedForXML)</footer>
    </main>
    \(scripts)</body>
    </html>

    """
  }

  private var style: String {
    switch place {
    case .within: "<style>\n\(pageStyle)\n</style>"
    case .beside(let style): "<link rel=\"stylesheet\" href=\"\(style)\">"
    }
  }

  private var scripts: String {
    if script.isEmpty { return "" }
    return switch place {
    case .within: "<script>\n\(script)\n</script>\n"
    case .beside: "<script src=\"\(script)\"></script>\n"
    }
  }
}
