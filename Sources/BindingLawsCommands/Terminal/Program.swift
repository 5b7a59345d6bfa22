import LawTelling

/// The name of the running executable in its messages and examples.
var program: String { Registry.current.environment.programName }

/// The command that calls the running executable, in lines to copy.
var programCommand: String { "swift run \(program.shellWord)" }
