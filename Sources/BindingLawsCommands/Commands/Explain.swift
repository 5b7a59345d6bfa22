import ArgumentParser
import BindingLaws
import LawTelling

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

  @Flag var aspect: Aspect?

  @OptionGroup var children: ChildOptions
  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let registry = Registry.current
    if let aspect {
      return try show(aspect, of: registry.system(name), on: console)
    } else if let law = registry.laws.first(where: { $0.id == name }) {
      try explain(law, on: console)
    } else if let system = registry.systems.first(where: { $0.name == name }) {
      try explain(system, on: console)
    } else {
      throw registry.miss(
        "law or system", name, among: registry.laws.map(\.id) + registry.systems.map(\.name))
    }
    return .done
  }

  private func explain(_ law: Law, on console: Console) throws {
    let record = LawRecord(law)
    if console.isJSON { return try console.say(json: record) }
    try console.say("\(console.paint(law.id, .bold)): \(law.title)")
    if console.isQuiet { return }
    try console.say("")
    try show("law", law.maths, on: console)
    try show("family", "\(record.family), \(record.tier)", on: console)
    try show("broken by", breakers(of: record), on: console)
    for mistake in Mistake.breaking(law) {
      try show("mistake", mistake.what, on: console)
      try show("fix", mistake.fix, on: console)
    }
  }

  /// Shows a row of what is said, in as many lines as it takes.
  private func show(_ name: String, _ text: String, on console: Console) throws {
    let columns = max(40, width.width ?? console.width ?? 100) - 13
    for (index, line) in text.lines(of: columns).enumerated() {
      try console.say("  " + (index == 0 ? name : "").padded(to: 11) + line)
    }
  }

  /// The systems here that declare it; where there is none, faults of the catalogue.
  private func breakers(of record: LawRecord) -> String {
    if !record.brokenBy.isEmpty { return record.brokenBy.listed }
    let known = Mistake.all.flatMap(\.faults).filter { $0.laws.contains(record.law) }
    let catalogue = known.isEmpty ? "" : "; of the catalogue \(known.map(\.system).listed)"
    return "no system here that declares it" + catalogue
  }

  private func explain(_ system: JudgedSystem, on console: Console) throws {
    let record = SystemRecord(system, try [system].inventories(among: [])[0])
    if console.isJSON { return try console.say(json: record) }
    let ports = record.ports.map(String.init) ?? "unknown: its model crashes"
    try console.say("\(console.paint(system.name, .bold)): \(system.summary)")
    if console.isQuiet { return }
    try console.say("")
    try show("family", system.family, on: console)
    try show("rows", system.rows.listed, on: console)
    try show("ports", ports, on: console)
    try show("breaks", record.breaks.listed, on: console)
    for (law, reason) in system.skips {
      try show("skipped", "\(law.id): \(reason)", on: console)
    }
    guard let mistake = system.mistake else { return }
    try show("mistake", mistake.what, on: console)
    try show("fix", mistake.fix, on: console)
  }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "none" : joined(separator: ", ") }
}

extension CompletionKind {
  /// The ids of the laws and the names of the systems.
  fileprivate static var lawsAndSystems: Self {
    .custom { _, _, _ in
      Registry.current.laws.map(\.id) + Registry.current.systems.map(\.name)
    }
  }
}
