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
        try show(law.id, law.title, on: console)
      }
    } else {
      for system in registry.systems {
        // Four rows take 15 columns, and few systems have more.
        let rows = system.rows.joined(separator: " ").padded(to: 17)
        try show(system.name, ifWide: [rows], system.summary, on: console)
      }
    }
    return .done
  }

  private func records(of systems: [JudgedSystem]) throws -> [SystemRecord] {
    zip(systems, try systems.inventories()).map(SystemRecord.init)
  }

  /// Shows a name and words in columns.
  ///
  /// On a narrow terminal the words stand beside the name or below it.
  ///
  /// - Parameter cells: What stands between the two, unless the terminal is narrow.
  private func show(
    _ name: String, ifWide cells: [String] = [], _ words: String, on console: Console
  ) throws {
    if console.isQuiet { return try console.say(name) }
    let nameWidth = 26
    let gap = "  "
    // A name and rows take 49 columns with the gaps, so that 51 are left for the words.
    guard let width = console.width, width < 100 else {
      let row = [name.padded(to: nameWidth)] + cells + [words]
      return try console.say(row.joined(separator: gap))
    }
    // Words beside a name need some 30 columns more than the name.
    let isBeside = width >= 60
    let margin = isBeside ? nameWidth + gap.count : 4
    if !isBeside { try console.say(name) }
    for (index, line) in words.lines(of: width - margin).enumerated() {
      let start = index == 0 && isBeside ? name : ""
      try console.say(start.padded(to: margin) + line)
    }
  }
}
