import LawChecking

/// The output of a command line that runs within another process.
package final class Transcript: Sendable {
  /// The text so far.
  let said = Locked((output: "", errors: ""))

  package init() {}

  /// The text on standard output, and on standard error.
  package var text: (output: String, errors: String) { said.value }
}
