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
    if laws {
      try show(registry.laws, on: console)
    } else {
      try show(registry.systems, on: console)
    }
    return .done
  }

  private func show(_ laws: [Law], on console: Console) throws {
    if console.isJSON { return try console.say(json: laws.map { LawRecord($0) }) }
    for law in laws {
      try show(law.id, law.title, on: console)
    }
  }

  private func show(_ systems: [JudgedSystem], on console: Console) throws {
    if console.isJSON {
      let records = zip(systems, try systems.inventories()).map(SystemRecord.init)
      return try console.say(json: records)
    }
    for system in systems {
      // Four rows take 15 columns, and few systems have more.
      let rows = system.rows.joined(separator: " ").padded(to: 17)
      try show(system.name, ifWide: [rows], system.summary, on: console)
    }
  }

  /// Shows a name and words in columns, as many as the terminal has room for.
  ///
  /// - Parameter cells: What stands between the two on a wide terminal, or if nobody watches.
  private func show(
    _ name: String, ifWide cells: [String] = [], _ words: String, on console: Console
  ) throws {
    if console.isQuiet { return try console.say(name) }
    // The longest name in this package, `OptionalSelectionParameter`, has as many letters.
    let nameWidth = 26
    let gap = "  "
    // A name and rows take 47 columns with the gaps, so that 53 are left for the words.
    guard let width = console.width, width < 100 else {
      let row = [name.padded(to: nameWidth)] + cells + [words]
      return try console.say(row.joined(separator: gap))
    }
    // Words beside a name need some 30 columns more than the name. On a narrower terminal they stand below it.
    if width < 60 {
      let indent = "    "
      try console.say(name)
      for line in words.lines(of: width - indent.count) { try console.say(indent + line) }
      return
    }
    let margin = nameWidth + gap.count
    for (index, line) in words.lines(of: width - margin).enumerated() {
      let start = index == 0 ? name : ""
      try console.say(start.padded(to: margin) + line)
    }
  }
}
