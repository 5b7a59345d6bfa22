import LawTelling

/// The name of the running executable in its messages and examples.
var program: String { Registry.current.environment.programName }

/// The command that calls the running executable, in lines to copy.
var programCommand: String { "swift run \(program.shellWord)" }

/// The version of this package, as `--version` and the pages print it.
///
/// `CI/same` keeps such pages. A test compares it with the heading of `CHANGELOG.md`.
let version = "0.1.0-dev"
