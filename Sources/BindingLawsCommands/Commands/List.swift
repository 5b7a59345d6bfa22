import ArgumentParser
import BindingLaws
import LawTelling

// `TheCommandLine.md` names it. `Records` has its JSON, of which `CI/same` reads `system`.
/// The command `list`, which lists the systems or the laws.
struct List: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Lists the systems and what they declare, or the laws.",
      discussion: "Example: \(program) list --laws")
  }

  @Flag(help: "List the laws instead.")
  var laws = false

  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> ExitStatus {
    let registry = Registry.current
    if console.isJSON {
      try laws
        ? console.say(json: registry.laws.map { LawRecord($0) })
        : console.say(json: records(of: registry.systems))
    } else if laws {
      for law in registry.laws {
        try show([law.id, law.title], on: console)
      }
    } else {
      for system in registry.systems {
        let rows = system.rows.joined(separator: " ").padded(to: 17)
        try show([system.name, rows, system.summary], on: console)
      }
    }
    return .done
  }

  private func records(of systems: [JudgedSystem]) throws -> [SystemRecord] {
    zip(systems, try systems.inventories()).map(SystemRecord.init)
  }

  /// Shows cells in columns.
  ///
  /// On a narrow terminal it shows only the first and the last, side by side or one below the other.
  private func show(_ cells: [String], on console: Console) throws {
    let name = cells.first ?? ""
    let words = cells.last ?? ""
    if console.isQuiet { return try console.say(name) }
    let width = console.width ?? 100
    if width >= 100 {
      return try console.say(
        ([name.padded(to: 26)] + cells.dropFirst()).joined(separator: "  "))
    }
    // Names take 26 columns. Words beside them need some 30 more.
    let isBeside = width >= 60
    let margin = isBeside ? 28 : 4
    if !isBeside { try console.say(name) }
    for (index, line) in words.lines(of: width - margin).enumerated() {
      let start = index == 0 && isBeside ? name : ""
      try console.say(start.padded(to: margin) + line)
    }
  }
}
