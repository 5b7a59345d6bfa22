import ArgumentParser
import LawChecking

/// `check --exhaustive` under a name of its own.
struct Prove: Command {
  static let configuration = CommandConfiguration(
    abstract: "Runs every trace up to a depth, shortest first, as check --exhaustive does.",
    discussion: """
      A law is proved where it holds from every base, and no sequence of k + 1 operations shows that \
      the system remembers anything.

      Example: \(program) prove \(Example.system("SelectionLinks")) --law get-set --k 2
      """)

  static let largest = CheckOptions.largestMemory

  @OptionGroup var search: SearchOptions
  @OptionGroup var depth: DepthOption

  @Option(
    parsing: .unconditional,
    help: """
      Up to how many remembered operations a system that misbehaves is caught, however long that \
      takes; by default as many as some 8,000 sequences allow.
      """)
  var k: Int?

  @OptionGroup var telling: TellingOptions
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let k, !(1...Self.largest).contains(k) {
      throw ValidationError("--k is \(k); it has to be from 1 to \(Self.largest)")
    }
  }

  func perform(on console: Console) async throws -> Outcome {
    var options = depth.exhaustive(search.options)
    options.memoryDepth = k
    try telling.requireWritable()
    let judging = Judging(
      try search.pairs(), options: options, children: children,
      requiringJudgement: search.chosen.laws.isEmpty, on: console)
    return try await judging.report(on: console, search, telling)
  }
}
