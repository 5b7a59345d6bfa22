import LawChecking

/// What a command line says that is run within another process.
package final class Transcript: Sendable {
  let said = Locked((output: "", errors: ""))

  package init() {}

  /// What it said on standard output, and on standard error.
  package var text: (output: String, errors: String) { said.value }
}
