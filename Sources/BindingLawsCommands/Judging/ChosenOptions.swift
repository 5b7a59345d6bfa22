import ArgumentParser
import BindingGenerators
import LawChecking

/// The options that choose systems, laws and the seed.
struct ChosenOptions: ParsableArguments {
  @Argument(
    help: "The systems to judge, by name, pattern (Tag*), row or family; all of them by default.",
    completion: .systems)
  var systems: [String] = []

  @Option(
    name: .customLong("law"), help: "A law to judge by; all that apply by default.",
    completion: .laws)
  var laws: [String] = []

  /// The seed of the random cases.
  ///
  /// `TheCommandLine.md` names the default.
  @Option(
    parsing: .unconditional, help: "Where random cases begin, in hexadecimal digits.",
    transform: readSeed)
  var seed = CheckOptions().seed
}

/// Reads a seed from the command line.
@Sendable private func readSeed(_ text: String) throws -> Seed {
  if let seed = Seed(text) { return seed }
  throw ValidationError("\"\(text)\" is no seed; write up to 16 hexadecimal digits, such as 5eed")
}
