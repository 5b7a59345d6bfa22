import Foundation
import LawTelling

/// The output of a command: results alone on standard output, and progress and notes on standard error.
struct Console: Sendable {
  /// Whether results are printed as JSON.
  let isJSON: Bool
  /// Whether only what went wrong is printed.
  let isQuiet: Bool
  /// Whether results are printed in colours.
  let isColoured: Bool
  /// The style of progress on standard error, or nil if it is not shown.
  let progress: Progress.Style?
  /// The environment that gets the output.
  private let environment = Registry.current.environment

  /// Makes the console of a command with these options.
  init(_ options: OutputOptions) {
    isJSON = options.json
    isQuiet = options.quiet
    // Nobody watches a transcript. Code under test may replace standard output, so it is looked at before any
    // runs.
    let usesStreams = environment.transcript == nil
    let areResultsWatched = usesStreams && Terminal.isWatched(ResultStream.file)
    let mayColour = environment.variable("NO_COLOR").isEmpty && areResultsWatched
    isColoured = !options.json && options.color.applies(ifAuto: mayColour)
    let areErrorsWatched = usesStreams && Terminal.isWatched(STDERR_FILENO)
    if !options.progress.applies(ifAuto: usesStreams && !options.quiet) {
      progress = nil
    } else if areErrorsWatched {
      progress = .bar
    } else {
      progress = .lines(always: options.progress == .always)
    }
  }

  /// The width of results, in columns.
  ///
  /// Nil if nobody watches them.
  var width: Int? { environment.transcript == nil ? Terminal.width(of: ResultStream.file) : nil }

  /// Prints a result.
  ///
  /// - Throws: `Failure.file` if standard output cannot be written.
  func say(_ text: String) throws { try environment.writeOutput(text + "\n") }

  /// Prints a value as JSON on one line.
  func say(json value: some Encodable) throws { try say(value.jsonLine) }

  /// Prints a value as JSON, or else a heading and, unless it has to be quiet, lines below it.
  func show(_ value: some Encodable, _ heading: String, _ lines: [String] = []) throws {
    if isJSON { return try say(json: value) }
    try say(heading)
    if !isQuiet { try lines.forEach(say) }
  }

  /// Prints a note for those who watch, unless it has to be quiet.
  func note(_ text: String) {
    if !isQuiet { writeError(text) }
  }

  /// Does work, and shows how long it has taken if it takes long.
  func waiting<Result>(for work: () throws -> Result) rethrows -> Result {
    let progress = Progress(self)
    defer { progress.end() }
    return try work()
  }

  /// Prints what went wrong.
  static func complain(_ sentence: String) {
    Registry.current.environment.writeError("\(program): \(sentence.withVisibleControls)\n")
  }

  /// Prints to standard error, even if only what went wrong is printed.
  func writeError(_ text: String) { environment.writeError(text + "\n") }
}

extension String {
  /// The text with control characters, except line ends, as escapes that a terminal only shows.
  fileprivate var withVisibleControls: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
      text += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}
