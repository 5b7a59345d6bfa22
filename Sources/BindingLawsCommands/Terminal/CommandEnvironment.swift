import Foundation
import LawChecking

/// The environment of a command: its executable, the variables of the environment, and its output.
package struct CommandEnvironment: Sendable {
  /// The environment of the running process.
  static let process = CommandEnvironment(
    executable: Bundle.main.executablePath, invocation: CommandLine.arguments.first ?? "",
    variables: ProcessInfo.processInfo.environment, transcript: nil)

  /// The path of the file from which child processes are started, or nil if there are none.
  let executable: String?
  /// The text by which the executable was called.
  let invocation: String
  /// The variables of the environment, by name.
  let variables: [String: String]
  /// The transcript that gets the output instead of the streams of the process, or nil if there is none.
  let transcript: Transcript?

  /// The name of the executable in messages and examples.
  var programName: String { (invocation as NSString).lastPathComponent }

  /// Returns a variable of the environment.
  ///
  /// Empty if it is not set.
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
  /// Makes the environment of a command line within another process, where it starts no child process.
  package init(named name: String, variables: [String: String], transcript: Transcript) {
    self.init(executable: nil, invocation: name, variables: variables, transcript: transcript)
  }
}
