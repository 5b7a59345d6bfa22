import ArgumentParser
import BindingLaws
import Foundation
import LawChecking

// `Hunting.md` explains the options and what is written, and `Fixtures/Workflows/hunt.yml` uses both.
struct Hunt: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Judges systems by very many cases, in several processes, and goes on where it stopped.",
      discussion: """
        Judges every system by every law, as check does. Then it runs random cases for each system \
        and law. Each case is drawn from its number alone, so interruptions do not change the cases. \
        Results go to the directory, a line for each piece of work. Findings that are not declared go \
        to the fixtures in it. The same command with the same directory goes on; with --for, for as \
        long again.

        With --shard 2/3 it hunts a part; merge puts the directories together. Exit codes are those of \
        check, and 65 where --for leaves no time for a first look at every system.

        Example: \(program) hunt \(Example.system("ClearAnySelection")) --cases 100000 --out hunt
        Example: \(program) hunt --for 8h --jobs 16 --out hunt
        """)
  }

  @OptionGroup var chosen: ChosenOptions

  @Option(
    parsing: .unconditional,
    help: "How many random cases are run of each system and law; 10,000 by default.")
  var cases: Int?

  @Option(
    name: .customLong("for"), parsing: .unconditional,
    help: """
      How long to hunt, such as 90s, 10m or 1h30m, instead of a number of cases. How far a proof \
      reaches, and up to which length all traces are run, then rise as long as there is time.
      """, transform: readDuration)
  var time: Duration?

  @Option(
    parsing: .unconditional,
    help: "How many operations a system may remember and be caught; as check takes it.")
  var k: Int?

  @Option(
    parsing: .unconditional,
    help: """
      Hunt one part of several, such as 2/3, in a directory of its own; by default what \
      TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say, or all of it.
      """, transform: readShard)
  var shard: HuntShard?

  @Option(
    parsing: .unconditional, help: "How many processes hunt at a time; by default one a core.")
  var jobs: Int?

  @Option(help: "The directory of the results.", completion: .directory)
  var out: String

  @OptionGroup var children: ChildOptions
  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  // `HuntPlan` reads no plan with more cases than are allowed here: change both limits.
  func validate() throws {
    if cases != nil && time != nil { throw ValidationError("--cases and --for; give one of them") }
    try require("--cases", cases, in: 1...1_000_000_000_000)
    try require("--k", k, in: 1...CheckOptions.largestMemory)
    try require("--jobs", jobs, in: 1...1_024)
  }

  func perform(on console: Console) async throws -> Outcome {
    try Hunting(try plan, in: out, for: time, on: console, width)
      .run(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// What the options come to.
  private var plan: HuntPlan {
    get throws {
      let registry = Registry.current
      return HuntPlan(
        systems: try registry.systems(chosen.systems).map(\.name),
        laws: try registry.laws(chosen.laws).map(\.id),
        areLawsNamed: !chosen.laws.isEmpty, seed: chosen.seed,
        cases: time == nil ? cases ?? 10_000 : nil, k: k, children: children.areWanted,
        limits: children.limits.child, shard: try shard ?? HuntShard.ofEnvironment ?? .whole,
        build: HuntPlan.currentBuild)
    }
  }
}
