import Foundation
import LawTelling

/// Where a command speaks: results on standard output, progress and notes on standard error.
struct Console: Sendable {
  let isJSON: Bool
  let isQuiet: Bool
  let isColoured: Bool
  /// Whether somebody watches standard error.
  let showsProgress: Bool

  init(_ options: OutputOptions) {
    let environment = ProcessInfo.processInfo.environment
    (isJSON, isQuiet) = (options.json, options.quiet)
    let isPlain = options.noColor || !(environment["NO_COLOR"] ?? "").isEmpty
    isColoured = !isPlain && !options.json && Terminal.isWatched(STDOUT_FILENO)
    showsProgress = !options.quiet && Terminal.isWatched(STDERR_FILENO)
  }

  /// How many columns results may have; `nil` where nobody watches them.
  var width: Int? { Terminal.width(of: STDOUT_FILENO) }

  /// Prints a result.
  ///
  /// - Throws: `Failure.file` when standard output cannot be written.
  func say(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw Failure.file("standard output cannot be written: \(reason(of: error))")
    }
  }

  /// Prints a value as JSON on one line.
  func say(json value: some Encodable) throws { try say(value.jsonLine) }

  /// Prints a note for whoever watches, unless it has to be quiet.
  func note(_ text: String) {
    if !isQuiet { Self.hint(text) }
  }

  /// Does work, and tells how long it has taken if it takes long.
  func waiting<Result>(for work: () throws -> Result) rethrows -> Result {
    let progress = Progress(self)
    defer { progress.end() }
    return try work()
  }

  /// Prints what went wrong.
  static func complain(_ sentence: String) { hint("\(program): \(sentence)") }

  /// Prints help that was asked for.
  static func help(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Prints to standard error.
  static func hint(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}

/// The reason that the system gives for an error, such as "No such file or directory".
func reason(of error: any Error) -> String {
  let error = error as NSError
  let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
  if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
  return error.localizedDescription
}
