import ArgumentParser

/// The options for the output of a command.
///
/// `Progress` has the ten seconds of the help.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON, and nothing else.")
  var json = false

  @Flag(help: "Print only what went wrong.")
  var quiet = false

  @Option(
    help: """
      Print in colours: on a terminal (auto), always, or never; NO_COLOR in the environment turns \
      auto into never.
      """)
  var color = When.auto

  @Option(
    help: """
      Show on standard error how far long work has come, by a bar on a terminal, elsewhere by a line \
      each ten seconds: unless --quiet (auto), always and at least one line, or never.
      """)
  var progress = When.auto
}
