import Foundation
import LawChecking

/// What the running executable is called, as its messages and examples have it.
let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent

extension String {
  /// A report in which the commands to copy call the running executable.
  var callingProgram: String {
    replacing("swift run binding-laws ", with: "swift run \(program.shellWord) ")
  }
}
