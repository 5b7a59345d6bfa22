import ArgumentParser

/// The options that choose what is judged: systems, and the laws by which they are.
struct ChosenSubjects: ParsableArguments {
  @Argument(
    help: "The systems to judge, by name, pattern (Tag*), row or family; all of them by default.",
    completion: .systems)
  var systems: [String] = []

  @Option(
    name: .customLong("law"), help: "A law to judge by; all that apply by default.",
    completion: .laws)
  var laws: [String] = []
}
