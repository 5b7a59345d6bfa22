import ArgumentParser
import LawChecking

/// The arguments that name a case on the command line: by a token, by a file, or by a trace.
///
/// `Report` writes these options into the `replay` line of a report, and people keep reports. `Example` spells
/// them, too.
struct CaseArguments: ParsableArguments {
  @Argument(
    help: "A token as a report prints it, or a JSON file that holds one.",
    completion: .file(extensions: ["json"]))
  var source: String?

  @Option(help: "The system of the trace.", completion: .systems)
  var system: String?

  @Option(help: "The law of the trace.", completion: .laws)
  var law: String?

  @Option(
    parsing: .unconditional, help: "The trace as a report prints it: 'start .b; set a off'.")
  var trace: String?

  /// Finds the case.
  func chosen() throws -> ChosenCase {
    if let source {
      if system == nil && law == nil && trace == nil { return try ChosenCase(source: source) }
      throw Failure.usage("two cases; give a token or a file, or --system, --law and --trace")
    }
    guard let system, let law, let trace else {
      throw Failure.usage("no case; give a token, a file, or --system, --law and --trace")
    }
    return try ChosenCase(system: system, law: law, name: .trace(trace))
  }
}
