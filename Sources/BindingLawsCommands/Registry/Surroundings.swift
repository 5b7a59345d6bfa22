import Foundation
import LawChecking
import LawTelling

/// What is around a command line: its executable, its environment, and where it speaks.
package struct Surroundings: Sendable {
  /// The process that runs: its arguments, its environment and its streams.
  static let process = Surroundings(
    executable: Bundle.main.executablePath, name: CommandLine.arguments.first ?? "",
    environment: ProcessInfo.processInfo.environment, transcript: nil)

  /// The file of which child processes are started; `nil` where there are none.
  let executable: String?
  /// What the executable was called by.
  let name: String
  let environment: [String: String]
  /// What is said goes there instead of to the streams of the process, if anywhere.
  let transcript: Transcript?

  /// What messages and examples call the executable.
  var program: String { (name as NSString).lastPathComponent }

  /// A variable of the environment; empty where it is not set.
  func variable(_ name: String) -> String { environment[name] ?? "" }

  /// Writes to standard output.
  ///
  /// - Throws: `Failure.file` with the reason.
  func say(_ text: String) throws {
    if let transcript { return transcript.said.use { $0.output += text } }
    try Failure.reporting("standard output") {
      try FileHandle(fileDescriptor: ResultStream.file, closeOnDealloc: false)
        .write(contentsOf: Data(text.utf8))
    }
  }

  /// Writes to standard error.
  func hint(_ text: String) {
    if let transcript {
      transcript.said.use { $0.errors += text }
    } else {
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }
}

extension Surroundings {
  /// A command line that is run within another process, where it starts no child process.
  package init(named name: String, environment: [String: String], transcript: Transcript) {
    self.init(executable: nil, name: name, environment: environment, transcript: transcript)
  }
}

/// What a command line says that is run within another process.
package final class Transcript: Sendable {
  fileprivate let said = Locked((output: "", errors: ""))

  package init() {}

  /// What it said on standard output, and on standard error.
  package var text: (output: String, errors: String) { said.value }
}

/// The version of this package, as `--version` and the pages print it; `CI/same` keeps such pages.
///
/// `CHANGELOG.md` has it as a heading, with `(unreleased)` in place of `-dev`; nothing compares the two.
let version = "0.1.0-dev"

/// What the running executable is called, as its messages and examples have it.
var program: String { Registry.current.surroundings.program }

/// How reports call it, in lines to copy.
var programCommand: String { "swift run \(program.shellWord)" }
