import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

// `TheCommandLine.md` names the options. `Records` has its JSON, and `CI/same` keeps tables.
/// The command `explain`, which tells of a law or of a system.
struct Explain: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Says what a law states and who breaks it, or what a system is and declares.",
      discussion: """
        Example: \(program) explain get-set
        Example: \(program) explain \(Example.system("SelectionLinks")) --table
        """)
  }

  @Argument(help: "The law or the system.", completion: .lawsAndSystems)
  var name: String

  @Flag(help: "Show what the bindings of the system do when they are new, whatever its model says.")
  var table = false

  @OptionGroup var children: ChildOptions
  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> ExitStatus {
    let registry = Registry.current
    if table {
      try showTable(of: registry.system(name), on: console)
    } else if let law = registry.knownLaw(name) {
      try explain(law, on: console)
    } else if let system = registry.knownSystem(name) {
      try explain(system, on: console)
    } else {
      throw registry.miss(
        .lawOrSystem, name, among: registry.laws.map(\.id) + registry.systems.map(\.name))
    }
    return .done
  }

  /// Shows what new bindings of a system do.
  private func showTable(of system: JudgedSystem, on console: Console) throws {
    let table = try console.waiting {
      try children.run(system) { try system.checker($0).learnedTable() }
    }
    let lines = LearnedTableText(table, width: width.columns(on: console)).lines
    // Even a user who wants it to be quiet has asked for the table.
    try console.show(
      TableRecord(system: system.name, learned: table),
      (["\(console.paint(system.name, .bold)) when new", ""] + lines).joined(separator: "\n"))
  }

  /// Shows what a law states, and who breaks it.
  private func explain(_ law: Law, on console: Console) throws {
    let record = LawRecord(law)
    let rows = [
      ("law", law.maths), ("family", "\(record.family), \(record.tier)"),
      ("broken by", breakers(of: record)),
    ]
    let mistakes = Mistake.breaking(law).flatMap(\.rows)
    try show(record, "\(console.paint(law.id, .bold)): \(law.title)", rows + mistakes, on: console)
  }

  /// Shows a record: a heading, and below it each row in as many lines as it takes.
  private func show(
    _ record: some Encodable, _ heading: String, _ rows: [Row], on console: Console
  ) throws {
    let margin = "  "
    let nameWidth = 11  // The longest name is `broken by`, and a gap comes after it.
    // A terminal of fewer than 40 columns wraps the lines itself.
    let columns = max(40, width.columns(on: console)) - margin.count - nameWidth
    let lines = rows.flatMap { name, text in
      text.lines(of: columns).enumerated().map { index, line in
        margin + (index == 0 ? name : "").padded(to: nameWidth) + line
      }
    }
    try console.show(record, heading, [""] + lines)
  }

  /// A row below a heading.
  fileprivate typealias Row = (name: String, text: String)

  /// Returns the systems here that declare the law broken.
  ///
  /// If there is none, the faults of the catalogue are named.
  private func breakers(of record: LawRecord) -> String {
    if !record.brokenBy.isEmpty { return record.brokenBy.listed }
    let known = Mistake.all.flatMap(\.faults).filter { $0.lawIDs.contains(record.law) }
    let catalogue = known.isEmpty ? "" : "; of the catalogue \(known.map(\.system).listed)"
    return "no system here that declares it" + catalogue
  }

  /// Shows what a system is, and what it declares.
  private func explain(_ system: JudgedSystem, on console: Console) throws {
    let record = SystemRecord(system, try [system].inventories()[0])
    let rows = [
      ("family", system.family), ("rows", system.rows.listed),
      ("ports", record.ports.map(String.init) ?? "unknown: its model crashes"),
      ("breaks", record.breaks.listed),
    ]
    let skipped = system.skips.map { ("skipped", "\($0.law.id): \($0.reason)") }
    try show(
      record, "\(console.paint(system.name, .bold)): \(system.summary)",
      rows + skipped + (system.mistake?.rows ?? []), on: console)
  }
}

extension Mistake {
  /// The mistake and its fix, a row each.
  fileprivate var rows: [Explain.Row] { [("mistake", what), ("fix", fix)] }
}

extension [String] {
  /// The words with commas between them, or `none`.
  fileprivate var listed: String { isEmpty ? "none" : joined(separator: ", ") }
}
