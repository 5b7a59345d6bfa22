import Foundation
import LawTelling

/// What the running executable is called, as its messages and examples have it.
let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent

/// How reports call it, in lines to copy.
let programCommand = "swift run \(program.shellWord)"
