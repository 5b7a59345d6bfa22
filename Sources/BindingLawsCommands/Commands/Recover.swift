import ArgumentParser
import BindingGenerators
import BindingLaws
import LawChecking
import LawTelling

struct Recover: Command {
  static let configuration = CommandConfiguration(
    abstract: "Says what earlier runs were doing when they died, and does it again in isolation.",
    discussion: """
      Each run that died is told of once, with the smallest case that kills. Exits with 3 when a case kills again, with 2 when none \
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
    let leftovers =
      directory.map { FlightRecorder.leftovers(in: $0, program: nil) } ?? FlightRecorder.leftovers()
    if leftovers.isEmpty { console.note("no run has died here") }
    let outcomes = try leftovers.map { leftover in
      let outcome = try recover(leftover.flight, on: console)
      leftover.settle()
      return outcome
    }
    return outcomes.contains(.died) ? .died : outcomes.isEmpty ? .done : .notReproduced
  }

  private func recover(_ flight: Flight, on console: Console) throws -> Outcome {
    let origin = "\(flight.test) died on \(flight.system), \(flight.law)"
    let place = flight.isRunning ? "case \(flight.number)" : "between cases"
    console.note("\(origin): \(place), seed \(Seed(flight.seed))")
    let registry = Registry.current
    guard let system = registry.systems.first(where: { $0.name == flight.system }),
      let law = registry.laws.first(where: { $0.id == flight.law })
    else {
      console.note("  it is not known here; run its test again with isolation")
      return .notReproduced
    }
    let options = CheckOptions(seed: Seed(flight.seed))
    let verdict = try console.waiting { try system.firstDeath(under: law, options) }
    guard let verdict else {
      console.note("  it does not kill in isolation")
      return .notReproduced
    }
    try console.isJSON
      ? console.say(json: system.judgement(verdict))
      : console.say(console.paint(report: verdict.report(replayedBy: programCommand)))
    return verdict.kind.isDeath ? .died : .notReproduced
  }
}

extension JudgedSystem {
  /// The verdict on the first case of a law that ends its process, in a child; `nil` when none does.
  fileprivate func firstDeath(under law: any Law, _ options: CheckOptions) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      let place = Place.children(IsolationLimits())
      return try LawChecker(system, place, options: options).firstDeath(under: law)
    }
    return try open(system)
  }
}
