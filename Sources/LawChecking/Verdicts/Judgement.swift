import BindingLaws

/// A verdict, and what the system declares.
///
/// Tables and reports are made from it. A line of `check --json` has it, with `causes`. The files that tests
/// attach hold it, too.
package struct Judgement: Hashable, Sendable {
  /// The form of report that a check was asked for, so that others can report it in the same way.
  package enum Layout: String, Sendable, Codable, CaseIterable {
    /// A table, and reports on surprises only.
    case overview
    /// The mix of the cases.
    case statistics
    /// Surprises only.
    case quiet
  }

  /// The verdict.
  package var verdict: Verdict
  /// The kind of verdict that the system declares.
  package var declared: Verdict.Kind
  /// The names of the system elsewhere, such as numbers of tickets.
  package var rows: [String]
  /// Whether the system declares that cases crash or time out.
  package var declaresEnds = false
  /// The time that the verdict took.
  ///
  /// Nil if it was read from a file, because the same seed gives the same bytes.
  package var duration: Duration?
  /// The form of report that the check was asked for.
  package var layout: Set<Layout> = []
  /// The options of the search that are not the default, such as `--cases 40`.
  package var options: [String] = []

  /// Combines a verdict with a declaration.
  package init(
    _ verdict: Verdict, declared: Verdict.Kind, rows: [String] = [], duration: Duration? = nil
  ) {
    self.verdict = verdict
    self.declared = declared
    self.rows = rows
    self.duration = duration
  }

  /// Whether the verdict is what the system declares, or nothing that contradicts it.
  package var isAsDeclared: Bool {
    verdict.fulfils(declared) || (verdict.isGivenUp && declared == .upheld)
      || (verdict.leavesBreaking && declared == .broken)
  }

  /// Whether it is not as declared, and only warns: its law is new, or the model breaks the law, too.
  package var isWarning: Bool {
    !isAsDeclared && !verdict.kind.isDeath && (verdict.law.tier == .proposed || verdict.isWarning)
  }

  /// Whether nothing contradicts what the system declares, and nothing supports it either.
  package var isOpen: Bool {
    isAsDeclared && (verdict.kind == .noEvidence || verdict.isGivenUp)
  }
}

/// The format of a judgement: among the fields of its verdict, so that no name may be in both.
///
/// The names, and those of `Layout`, belong to the format of `check --json`, which others read, and
/// `LinesOfJSON.md` lists. `asDeclared` is written for readers, such as `CI/full.d/source-mutants`, and not
/// read again.
extension Judgement: Codable {
  private enum CodingKeys: String, CodingKey {
    case declared, asDeclared, declaresEnds, rows, layout, options
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    verdict = try Verdict(from: decoder)
    declared = try fields.decode(Verdict.Kind.self, forKey: .declared)
    declaresEnds = try fields.decodeIfPresent(Bool.self, forKey: .declaresEnds) ?? false
    rows = try fields.decode([String].self, forKey: .rows)
    options = try fields.decodeIfPresent([String].self, forKey: .options) ?? []
    layout = Set(try fields.decodeIfPresent([Layout].self, forKey: .layout) ?? [])
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try verdict.encode(to: encoder)
    try fields.encode(declared, forKey: .declared)
    try fields.encode(isAsDeclared, forKey: .asDeclared)
    if declaresEnds { try fields.encode(declaresEnds, forKey: .declaresEnds) }
    try fields.encode(rows, forKey: .rows)
    let layout = Layout.allCases.filter(layout.contains)
    if !options.isEmpty { try fields.encode(options, forKey: .options) }
    if !layout.isEmpty { try fields.encode(layout, forKey: .layout) }
  }
}
