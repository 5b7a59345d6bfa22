import Foundation
import LawChecking
import LawTelling

/// What a command runs in: its executable, the variables of the environment, and its output.
package struct CommandEnvironment: Sendable {
  /// That of the process that runs.
  static let process = CommandEnvironment(
    executable: Bundle.main.executablePath, invocation: CommandLine.arguments.first ?? "",
    variables: ProcessInfo.processInfo.environment, transcript: nil)

  /// The file of which child processes are started; `nil` where there are none.
  let executable: String?
  /// What the executable was called by.
  let invocation: String
  let variables: [String: String]
  /// Where output goes instead of to the streams of the process, if anywhere.
  let transcript: Transcript?

  /// What messages and examples call the executable.
  var programName: String { (invocation as NSString).lastPathComponent }

  /// A variable of the environment; empty where it is not set.
  func variable(_ name: String) -> String { variables[name] ?? "" }

  /// Writes to standard output.
  ///
  /// - Throws: `Failure.file` with the reason.
  func writeOutput(_ text: String) throws {
    if let transcript { return transcript.said.use { $0.output += text } }
    try Failure.reporting("standard output") {
      try FileHandle(fileDescriptor: ResultStream.file, closeOnDealloc: false)
        .write(contentsOf: Data(text.utf8))
    }
  }

  /// Writes to standard error.
  func writeError(_ text: String) {
    if let transcript {
      transcript.said.use { $0.errors += text }
    } else {
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }
}

extension CommandEnvironment {
  /// A command line that is run within another process, where it starts no child process.
  package init(named name: String, variables: [String: String], transcript: Transcript) {
    self.init(executable: nil, invocation: name, variables: variables, transcript: transcript)
  }
}

/// What the running executable is called, as its messages and examples have it.
var program: String { Registry.current.environment.programName }

/// How reports call it, in lines to copy.
var programCommand: String { "swift run \(program.shellWord)" }
