import ArgumentParser
import LawTelling

/// The forms in which people read cases.
struct PageFiles: ParsableArguments {
  @Option(
    help:
      "Write a page that needs no network; with --from and a directory, pages of the whole run.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(help: "Write Markdown for an issue.", completion: .file(extensions: ["md"]))
  var markdown: String?

  /// Whether any of them is asked for.
  var areWanted: Bool { !paths.isEmpty }

  private var paths: [String] { [html, markdown].compactMap(\.self) }

  /// Where the whole of a file of verdicts is to go.
  private var folder: String? { html.flatMap { AtomicFolder.isMeant(by: $0) ? $0 : nil } }

  /// Makes sure of the files before the work begins.
  ///
  /// - Parameter isRun: Whether what is reported may fill a directory.
  func requireWritable(isRun: Bool = false) throws {
    for path in paths {
      if isRun && path == folder {
        try AtomicFolder.requireWritable(path)
      } else {
        try AtomicFile.requireWritable(path)
      }
    }
  }

  /// Writes what was asked for.
  ///
  /// - Parameter run: Makes the pages of a whole run, where a directory may be meant.
  func write(
    _ reported: CaseStories, run: (() -> RunPages)? = nil, on console: Console
  ) throws {
    if let folder, let run {
      try AtomicFolder.write(run(), to: folder)
    } else if let html {
      try AtomicFile.write(reported.html, to: html)
    }
    if let markdown { try AtomicFile.write(reported.markdown, to: markdown) }
    if console.isJSON {
      try console.say(json: ["written": paths])
    } else {
      console.note("wrote " + paths.joined(separator: ", "))
    }
  }
}
