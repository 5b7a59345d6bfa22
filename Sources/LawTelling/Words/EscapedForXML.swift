extension String {
  /// The text as it stands in XML and HTML.
  ///
  /// Characters that XML forbids become question marks. Texts may come from strangers: `SECURITY.md` promises
  /// that pages and JUnit files escape all of them.
  var escapedForXML: String {
    String(
      unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "\n", "\t": text.unicodeScalars.append(scalar)
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "?"
        default: text.unicodeScalars.append(scalar)
        }
      })
  }
}
