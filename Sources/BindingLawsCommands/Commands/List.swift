import BindingLaws
import ArgumentParser

struct List: Command {
  static let configuration = CommandConfiguration(
    abstract: "Lists the systems and what they declare, or the laws.",
    discussion: "Example: \(program) list --laws")

  @Flag(help: "List the laws instead.")
  var laws = false

  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let registry = Registry.current
    if console.isJSON {
      try laws
        ? console.say(json: registry.laws.map { LawRecord($0) })
        : console.say(json: registry.systems.map(SystemRecord.init))
    } else if laws {
      for law in registry.laws {
        try console.say(line([law.id, law.title], quiet: console.isQuiet))
      }
    } else {
      for system in registry.systems {
        let rows = system.rows.joined(separator: " ").padded(to: 20)
        try console.say(line([system.name, rows, system.summary], quiet: console.isQuiet))
      }
    }
    return .done
  }

  private func line(_ cells: [String], quiet: Bool) -> String {
    if quiet { return cells.first ?? "" }
    return ([(cells.first ?? "").padded(to: 26)] + cells.dropFirst()).joined(separator: "  ")
  }
}
