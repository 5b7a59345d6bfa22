import ArgumentParser
import LawChecking

/// How many operations the traces have that are all run.
struct DepthOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "How many operations a trace has at most that are all run; 2 by default.")
  var depth: Int?

  func validate() throws {
    if let depth, !(0...24).contains(depth) {
      throw ValidationError("--depth is \(depth); it has to be from 0 to 24")
    }
  }

  /// The options for a proof where the world is finite and has up to a million transitions, and
  /// else for every trace up to the depth, shortest first.
  func exhaustive(_ options: CheckOptions) -> CheckOptions {
    var options = options
    (options.exhaustiveDepth, options.proofLimit) = (depth ?? 2, 1_000_000)
    return options
  }
}
