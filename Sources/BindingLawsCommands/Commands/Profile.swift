import ArgumentParser
import LawChecking

struct Profile: Command {
  static let configuration = CommandConfiguration(
    abstract: "Says what kind of binding a system derives, and which laws it obeys.",
    discussion: "Example: \(program) profile SelectionLinks")

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @OptionGroup var isolation: IsolationOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let registry = Registry.current
    let system = try registry.system(system)
    let judging = Judging(
      system.lawsToJudge(of: registry.laws).map { (system, $0) },
      options: CheckOptions(cases: 500), isolation: isolation, on: console)
    try await judging.run()
    let profile = try SystemProfile(system, judging.judgements)
    if console.isJSON {
      try console.say(json: profile)
    } else {
      try console.say("\(console.paint(system.name, .bold)): \(profile.headline)")
      if !console.isQuiet { for line in profile.lines { try console.say(line) } }
    }
    return .done
  }
}
