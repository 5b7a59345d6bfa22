/// A page that needs no network, light and dark.
///
/// `RunPages+Folder` overwrites only folders whose pages have this link to the style: keep it as it is.
///
/// - Parameters:
///   - title: What it is called.
///   - script: What it does, or the file that says so; nothing where it only stands there.
///   - isInRun: Whether style and script are in files that the pages of a run share; else they are in the
///     page, which can be sent as it is.
///   - provenance: Where it comes from.
///   - pieces: What is in it.
func htmlPage(
  _ title: String, script: String = "", isInRun: Bool = false, _ provenance: Provenance,
  _ pieces: [String]
) -> String {
  let style =
    isInRun
    ? "<link rel=\"stylesheet\" href=\"\(RunPages.style)\">" : "<style>\n\(pageStyle)\n</style>"
  let deeds =
    isInRun ? "<script src=\"\(script)\"></script>\n" : "<script>\n\(script)\n</script>\n"
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
    <body>
    <main>
    \(pieces.joined(separator: "\n"))
    <footer>\(provenance.text.escapedForXML)</footer>
    </main>
    \(script.isEmpty ? "" : deeds)</body>
    </html>

    """
}
