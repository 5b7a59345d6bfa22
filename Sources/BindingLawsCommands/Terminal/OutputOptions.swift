import ArgumentParser

/// How a command speaks.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON, and nothing else.")
  var json = false

  @Flag(help: "Print only what went wrong.")
  var quiet = false

  @Flag(name: .customLong("no-color"), help: "Print without colours, as with NO_COLOR set.")
  var noColor = false
}
