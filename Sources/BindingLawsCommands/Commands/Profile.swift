import ArgumentParser
import LawChecking

struct Profile: Command {
  static let configuration = CommandConfiguration(
    abstract: "Says what kind of binding a system derives, and which laws it obeys.",
    discussion: "Example: \(program) profile \(Example.system("SelectionLinks"))")

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let system = try Registry.current.system(system)
    let (found, profile) = try console.waiting {
      try children.run(system) { place in
        let found = try judgements(on: system, place)
        return (found, try SystemProfile(system, found, place))
      }
    }
    if console.isJSON {
      try console.say(json: profile)
    } else {
      try console.say("\(console.paint(system.name, .bold)): \(profile.headline)")
      if !console.isQuiet { for line in profile.lines { try console.say(line) } }
    }
    return found.showsUndeclaredEnd ? .died : .done
  }

  private func judgements(on system: JudgedSystem, _ place: Place) throws -> [Judgement] {
    var judgements: [Judgement] = []
    try system.judge(
      by: Registry.current.laws, options: CheckOptions(), place
    ) { _, judgement in
      if let judgement { judgements.append(judgement) }
    }
    return judgements
  }
}
