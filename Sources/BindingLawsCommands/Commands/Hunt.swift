import ArgumentParser

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

  @OptionGroup var options: HuntOptions

  @Option(
    parsing: .unconditional, help: "How many processes hunt at a time; by default one a core.")
  var jobs: Int?

  @Option(help: "The directory of the results.", completion: .directory)
  var out: String

  @OptionGroup var children: ChildOptions
  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  private static let mostJobs = 1_024

  func validate() throws {
    if let jobs, !(1...Self.mostJobs).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); it has to be from 1 to \(Self.mostJobs)")
    }
  }

  func perform(on console: Console) async throws -> Outcome {
    let plan = try options.plan(children)
    return try Hunting(plan, in: out, for: options.time, on: console, width)
      .run(jobs: jobs ?? processorCount)
  }
}
