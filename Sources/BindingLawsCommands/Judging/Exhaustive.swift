import ArgumentParser
import LawChecking

/// How many operations the traces have that are all run.
struct DepthOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: """
      Up to how many operations before the law's own every trace is run; by default 1, and no \
      more than 100,000 traces a law.
      """)
  var depth: Int?

  func validate() throws {
    if let depth, !(0...24).contains(depth) {
      throw ValidationError("--depth is \(depth); it has to be from 0 to 24")
    }
  }

  /// The options for a proof where the world is finite, and else for every trace up to the depth,
  /// shortest first; unless a depth was asked for, only as far as takes about a second.
  func exhaustive(_ options: CheckOptions) -> CheckOptions {
    var options = options
    (options.exhaustiveDepth, options.proofLimit) = (depth ?? 1, depth == nil ? 100_000 : .max)
    return options
  }
}
