import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

struct Check: Command {
  static let configuration = CommandConfiguration(
    abstract: "Judges systems by laws.",
    discussion: """
      Exits with 0 when every verdict is what the system declares, laws of tier proposed left \
      aside, with 3 when a case ended its \
      process and the system does not declare that it breaks total, otherwise with 1; with 65 when \
      a system cannot be judged, which keeps nobody from judging the others.

      A system that may trap has to say so (mayTrap), or else to run with --children, because \
      a trap ends the run; recover then names the case that ended it.

      Example: \(program) check \(Example.system("ClearAnySelection")) --law get-set --seed 5eed
      """)

  @OptionGroup var search: SearchOptions

  @Flag(
    help: """
      Run every trace up to a depth, shortest first, and none at random; \
      prove what has finitely many bases.
      """)
  var exhaustive = false

  @OptionGroup var depth: DepthOption
  @OptionGroup var telling: TellingOptions
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if depth.depth != nil && !exhaustive {
      throw ValidationError("--depth bounds --exhaustive; give both")
    }
  }

  func perform(on console: Console) async throws -> Outcome {
    let options = exhaustive ? depth.exhaustive(search.options) : search.options
    try telling.requireWritable()
    let judging = Judging(
      try search.pairs(), options: options, children: children,
      requiringJudgement: search.chosen.laws.isEmpty, on: console)
    return try await judging.report(on: console, search, telling)
  }
}

extension Judging {
  /// Judges every pair and prints what was found, even when it is interrupted.
  @MainActor
  func report(
    on console: Console, _ search: SearchOptions, _ telling: TellingOptions
  ) async throws -> Outcome {
    let manner = telling.manner(of: search, on: console)
    let report = CheckReport(on: console, in: manner, telling.width, since: .now)
    let interruption = Interruption {
      self.stopProgress()
      try? report.print(self.judgements)
      Console.complain("interrupted; this is what was found so far")
    }
    try await run()
    interruption.end()
    if judgements.isEmpty { try search.requireVerdict() }
    try report.print(judgements)
    judgements.compactMap(\.verdict.fault).forEach(Console.complain)
    try telling.write(judgements, on: console)
    judgements.warningsOfEnds.forEach(Console.complain)
    return judgements.outcome
  }
}
