import BindingLaws
package import LawChecking

/// A table of the verdicts on many systems, with a row for each system and a sign for each law.
///
/// The table has at most 100 columns: all cells take 95, and longer lines of the key would be hard to read. On
/// a narrower terminal it leaves out what matters less, or takes two lines for a row. `CI/full.d/terminal`
/// finds it by the first word of its heading.
package struct VerdictTable {
  private let judgements: [Judgement]
  private let program: String
  private let width: Int
  /// The most columns of the table.
  private static let mostColumns = 100
  /// The families that have a column each, with a sign for each law.
  private static let shared: [(name: String, laws: LawSet)] = [
    ("round", .roundTrip), ("honesty", .honesty), ("local", .locality),
  ]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - judgements: The verdicts. Those on one system stand together.
  ///   - program: The name of the program in the key.
  ///   - width: The width in columns.
  package init(_ judgements: [Judgement], of program: String, width: Int) {
    self.judgements = judgements
    self.program = program
    self.width = min(width, Self.mostColumns)
  }

  package var lines: [String] {
    let heading = line(
      "system", rows: "rows", signs: Self.shared.map(\.name) + ["own kind"], k: "k", cases: "cases")
    let systems = judgements.grouped(by: \.verdict.system)
    let explanations = key.flatMap { term, words in
      words.flowing(in: width - Self.keyWidth).enumerated().map { index, line in
        (index == 0 ? term : "").padded(to: Self.keyWidth) + line
      }
    }
    let legend = Self.legend.flowing(in: width)
    return heading + systems.flatMap(row) + [""] + legend + [""] + explanations
  }

  /// The explanation of the columns.
  private var key: [(term: String, words: [String])] {
    let names = [(term: "rows", words: ["the names under which the system is known elsewhere"])]
    let families = Self.shared.map { (term: $0.name, words: $0.laws.map(\.id)) }
    let others = [
      (term: "own kind", words: ["the laws of its kind; `\(program) check SYSTEM` names them"]),
      (term: "k", words: ["how many operations of memory what is proved allows for, at least"]),
    ]
    return names + families + others
  }

  /// Returns the lines of a system.
  private func row(_ system: String, _ own: [Judgement]) -> [String] {
    // Of a system that no law judges, the remark says why.
    if own.allSatisfy({ $0.verdict.law == .any }) {
      return ["\(named(system))  ! \(own.first?.verdict.remark ?? "")".cut(to: widthOfNames)]
    }
    let signs = Dictionary(own.map { ($0.verdict.law.id, $0.sign) }) { first, _ in first }
    let shared = Self.shared.map { family in
      family.laws.map { signs[$0.id] ?? Self.notAsked }.joined()
    }
    let ofOwnKind = Self.laws(ofOwnKind: own).compactMap { signs[$0] }.joined()
    let cases = own.map(\.verdict.cases).reduce(0, +)
    let rows = own.first?.rows.joined(separator: " ") ?? ""
    let k = own.compactMap(\.verdict.depthOfProof).min().map(String.init) ?? ""
    return line(system, rows: rows, signs: shared + [ofOwnKind], k: k, cases: "\(cases)")
  }

  /// Returns a name as wide as its column.
  private func named(_ system: String) -> String {
    system.cut(to: Self.nameWidth).padded(to: Self.nameWidth)
  }

  /// The width of the names of systems, to which longer ones are cut.
  ///
  /// With 26 columns for them, a table without the other names has 79, and fits a terminal of 80.
  private static let nameWidth = 26
  /// The width of a name in a line of its own, of which even a narrow terminal gets 40 columns.
  private var widthOfNames: Int { max(40, width) }
  /// The width of the other names, which only a wide table has.
  ///
  /// They make a table of 79 columns one of 95, which `mostColumns` permits.
  private static let rowsWidth = 14
  /// The width of the signs for the laws of a kind.
  ///
  /// A kind with more laws pushes the numbers of its row to the right.
  private static let widthOfOwnKind = 12
  /// The widths of all signs: a column is as wide as its name or its signs.
  private static let signWidths =
    shared.map { max($0.name.count, $0.laws.count) } + [widthOfOwnKind]
  /// The width of a name in the key: the longest, `own kind`, and a gap.
  private static let keyWidth = 10
  /// The width of the number of operations of memory, which has two digits at most.
  private static let kWidth = 2
  /// The width of the number of cases, up to 999,999.
  private static let casesWidth = 6
  /// The number of blanks between columns.
  private static let gap = 2
  /// The widths of all columns but the other names.
  private static let widthsWithoutRows = [nameWidth] + signWidths + [kWidth, casesWidth]
  /// The width of a table without the other names.
  private static let widthWithoutRows =
    widthsWithoutRows.reduce(0, +) + gap * (widthsWithoutRows.count - 1)
  /// The width of a table with all columns.
  private static let widthWithRows = widthWithoutRows + gap + rowsWidth

  /// Returns the laws that no other column has: those of the library in its order, then the others as they come.
  private static func laws(ofOwnKind own: [Judgement]) -> [String] {
    let laws = own.map(\.verdict.law)
      .filter { law in !shared.contains { $0.laws.name == law.family } }.map(\.id).unique
    let inOrder = laws.enumerated().sorted { one, other in
      (position(ofLaw: one.element), one.offset) < (position(ofLaw: other.element), other.offset)
    }
    return inOrder.map(\.element)
  }

  /// The explanation of each sign.
  private static let legend: [String] = [
    explained(.upheld), explained(.proved, "proved up to k"),
    explained(.broken, "broken, as declared"), explained(.impossible),
    "\(notAsked) not asked, or does not apply", explained(.noEvidence), explained(.gaveUp),
    explained(.flaky), explained(.crashed), explained(.timedOut),
    "\(Judgement.surprise) not as declared", explained(.skipped),
  ]

  /// The sign of a law without a verdict.
  private static let notAsked = "·"

  /// Returns a sign and what it means.
  private static func explained(_ kind: Verdict.Kind, _ meaning: String? = nil) -> String {
    "\(kind.sign) \(meaning ?? kind.words)"
  }

  /// Returns the cells of a row in columns, or, if these are too wide, in two lines.
  private func line(
    _ system: String, rows: String, signs: [String], k: String, cases: String
  ) -> [String] {
    if width < Self.widthWithoutRows {
      let proof = k.isEmpty ? "" : "  " + k
      return [system.cut(to: widthOfNames), "  " + signs.joined(separator: " ") + proof]
    }
    let hasRows = width >= Self.widthWithRows
    let otherNames = hasRows ? [rows.cut(to: Self.rowsWidth).padded(to: Self.rowsWidth)] : []
    let columns =
      [named(system)] + otherNames + zip(signs, Self.signWidths).map { $0.padded(to: $1) }
    let numbers = [k.aligned(to: Self.kWidth), cases.aligned(to: Self.casesWidth)]
    let gap = String(repeating: " ", count: Self.gap)
    return [(columns + numbers).joined(separator: gap)]
  }
}
