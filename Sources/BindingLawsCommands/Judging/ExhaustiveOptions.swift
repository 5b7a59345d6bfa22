import ArgumentParser
import LawChecking

/// Whether all traces up to a depth are run, and how far a proof reaches.
struct ExhaustiveOptions: ParsableArguments {
  @Flag(
    help: """
      Run every trace up to a depth, shortest first, and none at random; \
      prove what has finitely many bases.
      """)
  var exhaustive = false

  @Option(
    parsing: .unconditional,
    help: """
      Up to how many operations before the law's own --exhaustive runs every trace; by default 1, \
      and no more than 100,000 traces a law.
      """)
  var depth: Int?

  @Option(
    parsing: .unconditional,
    help: """
      How many operations a system may remember and be caught by a proof of --exhaustive, however \
      long that takes; by default as many as some 8,000 sequences allow.
      """)
  var k: Int?

  func validate() throws {
    if let depth, !(0...24).contains(depth) {
      throw ValidationError("--depth is \(depth); it has to be from 0 to 24")
    }
    try k.map(Self.requireMemory)
    if exhaustive { return }
    if depth != nil { throw ValidationError("--depth bounds --exhaustive; give both") }
    if k != nil { throw ValidationError("--k bounds --exhaustive; give both") }
  }

  /// What was asked for, as a command line has it.
  var asked: [String] {
    let bounds = [depth.map { "--depth \($0)" }, k.map { "--k \($0)" }].compactMap(\.self)
    return exhaustive ? ["--exhaustive"] + bounds : []
  }

  /// Refuses a proof that reaches no operation of memory, or more than can be noted.
  static func requireMemory(_ k: Int) throws {
    let range = 1...CheckOptions.largestMemory
    if range.contains(k) { return }
    throw ValidationError("--k is \(k); it has to be from 1 to \(range.upperBound)")
  }

  /// The options for a proof where the world is finite, and else for every trace up to the depth,
  /// shortest first; unless a depth was asked for, only as far as takes about a second.
  func applied(to options: CheckOptions) -> CheckOptions {
    if !exhaustive { return options }
    var options = options
    (options.exhaustiveDepth, options.proofLimit) = (depth ?? 1, depth == nil ? 100_000 : .max)
    options.memoryDepth = k
    return options
  }
}
