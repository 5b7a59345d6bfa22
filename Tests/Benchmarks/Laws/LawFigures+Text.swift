import BindingLaws
import LawTelling

extension LawFigures {
  /// Tables of the faults that each group of laws and each law notices.
  var tables: String {
    let rows = laws.map { row in
      [
        "`\(row.law)`", "\(row.noticed)", "\(row.alone)", "\(row.aloneWithoutConforms)",
        "\(row.specimens)", "\(row.specimensAlone)",
      ]
    }
    let lines = [
      "\(systems) systems, \(kinds) kinds of faults, \(faults) faults; \(specimens) specimens",
      "missed: \(missed.joined(separator: "; "))",
      "in order: " + steps.map { "\($0.law) \($0.added)" }.joined(separator: ", "),
    ]
    return [
      groupTable,
      markdown(
        ["law", "faults", "alone", "but for `conforms`", "specimens", "alone"], rows),
      lines.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  /// A table of the faults that each group of laws notices, and of the cases that the group needs.
  var groupTable: String {
    let rows = groups.map { group in
      [
        group.name, "\(group.laws)", percent(group.noticed, of: faults), "\(group.half)",
        "\(group.nineOfTen)",
      ]
    }
    return markdown(["laws", "how many", "faults noticed", "cases", "of nine in ten"], rows)
  }
}
