import Dispatch
import Foundation

/// A run of a built executable with arguments, by default of that of this package.
struct Reproducer: ProgramRun {
  let exitCode: Int32
  /// Whether a signal ended it.
  let isSignalled: Bool
  /// The number of its process.
  let process: Int32
  let output: String
  let errors: String
  let seconds: Double

  /// Runs it to its end.
  init(_ arguments: String...) throws { try self.init(arguments) }

  /// Runs it to its end.
  init(
    _ arguments: [String], of program: URL = Self.executable,
    environment: [String: String] = [:], input: String = ""
  ) throws {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments + Self.silence(after: arguments)
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    let pipe = Pipe()
    process.standardInput = pipe
    let start = ContinuousClock.now
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    let errorText = Drain(errors)
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = errorText.text
    process.waitUntilExit()
    let time = start.duration(to: .now).components
    seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    exitCode = process.terminationStatus
    isSignalled = process.terminationReason == .uncaughtSignal
    self.process = process.processIdentifier
  }

  /// Runs the executable whose systems do not do what they declare.
  static func ofUnruly(_ arguments: [String], environment: [String: String] = [:]) throws -> Self {
    try Self(arguments, of: unruly, environment: environment)
  }

  /// The environment of the tests, without the variables that the executable reads.
  private static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    name != "NO_COLOR" && !["GITHUB_", "BINDING_LAWS_"].contains(where: name.hasPrefix)
  }

  /// Returns options that turn off progress, which a slow machine would print among the compared errors.
  private static func silence(after arguments: [String]) -> [String] {
    let isLong = ["check", "power"].contains(arguments.first)
    return isLong && !arguments.contains("--progress") ? ["--progress", "never"] : []
  }

  /// The executable of this package.
  static var executable: URL { program("binding-laws") }

  /// The executable whose systems do not do what they declare.
  static var unruly: URL { program("UnrulyReproducer") }

  /// Returns an executable that was built with the tests, and lies beside their bundle.
  private static func program(_ name: String) -> URL {
    var folder = Bundle(for: Drain.self).bundleURL.resolvingSymlinksInPath()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name)
      if isProgram(candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func isProgram(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }
}

/// A reader of a stream to its end, on a thread of its own.
private final class Drain: @unchecked Sendable {
  private var data = Data()
  private let isAtEnd = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread { [self] in
      data = pipe.fileHandleForReading.readDataToEndOfFile()
      isAtEnd.signal()
    }
  }

  /// The text of the stream, to be asked for once.
  var text: String {
    isAtEnd.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
