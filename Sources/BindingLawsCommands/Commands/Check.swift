import ArgumentParser
import BindingGenerators
import BindingSpecimens
import LawChecking

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges systems by laws.",
    discussion: """
      Exits with 0 when every verdict is what the system declares, otherwise with 1.

      Example: binding-laws check ClearAnySelection --law get-set --seed 5eed
      """)

  @Argument(help: "The systems to judge; all of them by default.")
  var systems: [String] = []

  @Option(name: .customLong("law"), help: "A law to judge by; all that apply by default.")
  var laws: [String] = []

  @Option(help: "Where random cases begin, in hexadecimal digits.", transform: readSeed)
  var seed = Seed(0x5eed)

  @Option(help: "How many cases a law has to withstand.")
  var cases = 200

  @Flag(help: "Print a line of JSON for each system and law, and nothing else.")
  var json = false

  func validate() throws {
    if cases < 1 { throw ValidationError("--cases is \(cases); it has to be at least 1") }
  }

  func run() async throws {
    let options = CheckOptions(seed: seed, cases: cases)
    let start = ContinuousClock.now
    let judgements = try await judge(
      Lookup.specimens(systems), by: Lookup.laws(laws), options: options)
    if json {
      for judgement in judgements { print(try judgement.record.jsonLine) }
    } else {
      report(judgements, in: start.duration(to: .now))
    }
    if !judgements.allSatisfy(\.isAsDeclared) { throw ExitCode(1) }
  }

  private func report(_ judgements: [Judgement], in duration: Duration) {
    if systems.isEmpty {
      VerdictTable(judgements).lines.forEach { print($0) }
      print("")
    }
    let shown = systems.isEmpty ? judgements.filter { !$0.isAsDeclared } : judgements
    for judgement in shown { print(judgement.text) }
    print(summary(judgements, duration))
  }

  private func summary(_ judgements: [Judgement], _ duration: Duration) -> String {
    let count = Set(judgements.map(\.specimen.name)).count
    let surprises = judgements.count { !$0.isAsDeclared }
    let outcome = surprises == 0 ? "all as declared" : "\(surprises) not as declared"
    return
      "\(count) systems, \(judgements.count) verdicts in \(duration.seconds.rounded(to: 1)) s: "
      + outcome
  }
}

extension Judgement {
  /// The report, and what was declared.
  var text: String {
    let note = isAsDeclared ? "as declared" : "NOT as declared: \(declared.rawValue)"
    return verdict.report.isSingleLine
      ? "\(verdict.headline) (\(note))" : verdict.report + "\n  (\(note))\n"
  }
}

extension String {
  fileprivate var isSingleLine: Bool { !dropLast().contains("\n") }
}

/// Reads a seed from the command line.
@Sendable func readSeed(_ text: String) throws -> Seed {
  if let seed = Seed(text) { return seed }
  throw ValidationError("\"\(text)\" is no seed; write up to 16 hexadecimal digits, such as 5eed")
}
