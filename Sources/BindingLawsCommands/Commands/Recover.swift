import ArgumentParser
import BindingGenerators
import BindingLaws
import LawChecking
import LawTelling

struct Recover: Command {
  static let configuration = CommandConfiguration(
    abstract: "Says what earlier runs were doing when they died, and does it again in isolation.",
    discussion: """
      Each run that died is told of once. Exits with 3 when a case kills again, with 2 when none \
      does, with 0 when no run died.

      Example: \(program) recover
      """)

  @Option(
    help: """
      Where the recordings are, then of any program; by default those of this program where \
      this user's runs leave them.
      """,
    completion: .directory)
  var directory: String?

  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    if let directory { try AtomicFile.requireDirectory(directory) }
    let flights =
      directory.map { FlightRecorder.takeLeftovers(in: $0, program: nil) }
      ?? FlightRecorder.takeLeftovers()
    if flights.isEmpty { console.note("no run has died here") }
    let outcomes = try flights.map { try recover($0, on: console) }
    return outcomes.contains(.died) ? .died : outcomes.isEmpty ? .done : .notReproduced
  }

  private func recover(_ flight: Flight, on console: Console) throws -> Outcome {
    let origin = "\(flight.test) died on \(flight.system), \(flight.law)"
    console.note("\(origin): case \(flight.number), seed \(Seed(flight.seed))")
    let registry = Registry.current
    guard let system = registry.systems.first(where: { $0.name == flight.system }),
      let law = registry.laws.first(where: { $0.id == flight.law })
    else {
      console.note("  it is not known here; run its test again with isolation")
      return .notReproduced
    }
    let options = CheckOptions(seed: Seed(flight.seed))
    var judgement: Judgement?
    try console.waiting {
      try system.judge(by: [law], options: options, .children(IsolationLimits())) {
        judgement = $1
      }
    }
    guard let found = judgement else { return .notReproduced }
    try console.isJSON
      ? console.say(json: found)
      : console.say(console.paint(report: found.verdict.report(replayedBy: programCommand)))
    return found.verdict.kind.isDeath ? .died : .notReproduced
  }
}
