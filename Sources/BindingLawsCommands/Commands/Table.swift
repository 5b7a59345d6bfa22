import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

struct Table: Command {
  static let configuration = CommandConfiguration(
    abstract: "Shows what the bindings of a system do when they are new, whatever its model says.",
    discussion: "Example: \(program) table \(Example.system("SelectionLinks"))")

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @OptionGroup var children: ChildOptions
  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let system = try Registry.current.system(system)
    let table = try console.waiting {
      try children.run(system) { try system.checker($0).learnedTable() }
    }
    if console.isJSON {
      try console.say(json: TableRecord(system: system.name, learned: table))
    } else {
      try console.say("\(console.paint(system.name, .bold)) when new")
      try console.say("")
      for line in LearnedTableText(table, width: width.width ?? console.width ?? 100).lines {
        try console.say(line)
      }
    }
    return .done
  }
}

/// The table as machines read it.
private struct TableRecord: Encodable {
  let system: String
  let learned: LearnedTable
}
