import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

struct Check: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Judges systems by laws.",
      discussion: """
        Exits with 0 when every verdict is what the system declares, laws of tier proposed left \
        aside. Exits with 3 when a case crashed and the system does not declare that it breaks \
        total, otherwise with 1. Exits with 65 when a system cannot be judged; the others are judged \
        all the same.

        A system that traps without saying so (mayTrap) starts the run again, in which it is judged in a child \
        process; with --no-children it ends the run, and recover then names the case.

        With --exhaustive a law is proved where it holds from every base, and no sequence of k + 1 \
        operations shows that the system remembers anything.

        Example: \(program) check \(Example.system("ClearAnySelection")) --law get-set --seed 5eed
        Example: \(program) check \(Example.system("SelectionLinks")) --exhaustive --k 2
        """)
  }

  @OptionGroup var search: SearchOptions

  @OptionGroup var exhaustive: ExhaustiveOptions
  @OptionGroup var reporting: ReportingOptions
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    try reporting.requireWritable()
    let judging = Judging(
      try search.pairs(), options: exhaustive.applied(to: search.options), children: children,
      asked: search.asked + exhaustive.asked, requiringJudgement: search.chosen.laws.isEmpty,
      on: console)
    return try await judging.report(on: console, search, reporting)
  }
}

extension Judging {
  /// Judges every pair and prints what was found, even when it is interrupted.
  @MainActor
  func report(
    on console: Console, _ search: SearchOptions, _ reporting: ReportingOptions
  ) async throws -> Outcome {
    let manner = reporting.manner(of: search, on: console)
    let report = CheckReport(on: console, in: manner, reporting.width, since: .now)
    let interruption = Interruption {
      self.stopProgress()
      try? report.print(self.judgements, interruptedAmong: self.systemCount)
      Console.complain("interrupted; this is what was found so far" + reporting.unwritten)
    }
    try await run()
    interruption.end()
    if judgements.isEmpty { try search.requireVerdict() }
    try report.print(judgements)
    judgements.compactMap(\.verdict.fault).forEach(Console.complain)
    try reporting.write(judgements, on: console)
    judgements.warningsOfEnds.forEach(Console.complain)
    if let left = try search.lawsOnRequest { console.note(left) }
    return judgements.outcome
  }
}
