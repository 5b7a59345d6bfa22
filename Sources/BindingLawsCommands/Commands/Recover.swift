import ArgumentParser
import BindingGenerators
import BindingLaws
import LawChecking
import LawTelling

// `TheCommandLine.md` explains it, and what a run that dies prints names it.
struct Recover: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Says what ended earlier runs, and does it again in a child process.",
      discussion: """
        Reports each system that was judged when a run died, once, with the smallest case that \
        kills, where one does. Exits with 3 when a case kills again, with 2 when none does, with 0 when no run died.

        Example: \(program) recover
        """)
  }

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
    let all = try leftovers.grouped(by: \.system).map { name, own in
      (name: name, own: own, death: try console.waiting { try death(of: name, own) })
    }
    // What kills comes first; what was judged beside it did nothing.
    let (deadly, others) = (all.filter { $0.death != nil }, all.filter { $0.death == nil })
    for (name, own, death) in deadly + others { try show(name, own, death, on: console) }
    return deadly.isEmpty ? leftovers.isEmpty ? .done : .notReproduced : .died
  }

  /// The smallest case of a system that kills, as `total` reports it; else one of the laws that were
  /// judged when runs died.
  private func death(of name: String, _ leftovers: [Leftover]) throws -> Judgement? {
    guard let system = Registry.current.knownSystem(name) else { return nil }
    // The seed by default, as in `CheckOptions`, and those of the runs.
    let flights =
      [(Law.total.id, Seed(0x5eed))] + leftovers.map { ($0.law, Seed($0.seed)) }
    for (id, seed) in flights {
      guard let law = Registry.current.knownLaw(id) else { continue }
      let checker = try system.checker(.children(ChildrenLimits()), CheckOptions(seed: seed))
      let verdict = try checker.firstDeath(under: law)
      if let verdict, verdict.kind.isDeath { return system.judgement(verdict) }
    }
    return nil
  }

  /// Shows a system that was judged when runs died, and whether it kills.
  private func show(
    _ name: String, _ leftovers: [Leftover], _ death: Judgement?, on console: Console
  ) throws {
    for left in leftovers {
      let place = left.isRunning ? "case \(left.number)" : "between cases"
      console.note(
        "\(left.test) died on \(left.system), \(left.law): \(place), seed \(Seed(left.seed))"
      )
    }
    if let death {
      try console.isJSON
        ? console.say(json: death)
        : console.say(console.paint(report: death.verdict.report(replayedBy: programCommand)))
    } else if Registry.current.knownSystem(name) != nil {
      console.note("  it does not kill a child process; it was judged when the run died")
    } else {
      console.note("  it is not known here; run its test again with .inChildProcess")
    }
    // Last: what is not settled is reported again, should this run end before.
    leftovers.forEach { $0.settle() }
  }
}
