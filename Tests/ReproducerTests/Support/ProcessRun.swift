import Dispatch
import Foundation

/// A run of a built executable in a process of its own, by default of that of this package.
///
/// A `CommandRun` is one in the process of the tests.
struct ProcessRun: ProgramRun {
  let exitCode: Int32
  /// Whether a signal ended it.
  let isSignalled: Bool
  /// The number of its process.
  let process: Int32
  let output: String
  let errors: String
  let seconds: Double

  /// Runs the executable of this package to its end.
  init(_ arguments: String...) throws { try self.init(arguments) }

  /// Runs an executable to its end.
  init(
    _ arguments: [String], of program: URL = Self.executable,
    environment: [String: String] = [:]
  ) throws {
    let child = Process()
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    child.executableURL = program
    child.arguments = arguments + Self.withoutProgress(arguments)
    child.environment = Self.environment.merging(environment) { $1 }
    child.standardInput = FileHandle.nullDevice
    child.standardOutput = outputPipe
    child.standardError = errorPipe
    let start = ContinuousClock.now
    try child.run()
    // Both streams are read at once, because a full pipe would stop the child.
    let errorDrain = Drain(errorPipe)
    let printed = outputPipe.fileHandleForReading.readDataToEndOfFile()
    output = String(decoding: printed, as: UTF8.self)
    errors = errorDrain.text
    child.waitUntilExit()
    let time = start.duration(to: .now).components
    seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    exitCode = child.terminationStatus
    isSignalled = child.terminationReason == .uncaughtSignal
    process = child.processIdentifier
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
  private static func withoutProgress(_ arguments: [String]) -> [String] {
    let showsProgress = ["check", "power"].contains(arguments.first)
    return showsProgress && !arguments.contains("--progress") ? ["--progress", "never"] : []
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
