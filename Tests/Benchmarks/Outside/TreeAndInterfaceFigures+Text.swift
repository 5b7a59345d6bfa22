import LawTelling

extension TreeAndInterfaceFigures {
  /// Both tables: of the red-black tree, and of the terminal interface.
  var tables: String { redBlackTable + "\n\n" + componentTable }

  /// A table of faults: the seeds that find each, and the mean number of cases, without and with the colours.
  private var redBlackTable: String {
    let rows = zip(redBlack.rows, redBlackColours.rows).map { alone, shown in
      [alone.fault, alone.text, shown.text, shown.code]
    }
    return markdown(["fault", "`tree[k]`", "with colours", "a case"], rows)
  }

  /// A table of faults: the law named beforehand, and the seeds that find the fault by that law.
  private var componentTable: String {
    let rows = components.flatMap(\.rows).map { row in
      [row.fault, "`\(row.law)`", row.text, "\(row.unseen)", row.code]
    }
    return markdown(["fault", "law", "found, cases", "missed by all", "a case"], rows)
  }
}

extension PlantedFigures.Row {
  /// The number of seeds that find the fault, and the mean number of cases.
  fileprivate var text: String { found == 0 ? "0" : "\(found), \(mean.rounded(to: 1))" }
  /// The smallest case as code, or an empty text if no seed finds the fault.
  fileprivate var code: String { trace.isEmpty ? "" : "`\(trace.joined(separator: "; "))`" }
}
