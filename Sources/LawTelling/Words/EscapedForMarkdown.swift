extension String {
  /// The text as code, with more backticks around it than are in it.
  var inCode: String {
    let text = replacing("\n", with: " ")
    let runs = text.split { $0 != "`" }
    let fence = String(repeating: "`", count: (runs.map(\.count).max() ?? 0) + 1)
    let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + gap + text + gap + fence
  }

  /// The text as code in a cell of a table, in which a bar would end the cell.
  var inCell: String { inCode.replacing("|", with: "\\|") }

  /// The text as words in a cell of a table.
  var escapedInCell: String { escapedForXML.replacing("|", with: "\\|") }
}
