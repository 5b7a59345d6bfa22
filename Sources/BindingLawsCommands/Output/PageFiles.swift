import ArgumentParser
import LawTelling

/// The forms in which people read cases.
struct PageFiles: ParsableArguments {
  @Option(help: "Write a page that needs no network.", completion: .file(extensions: ["html"]))
  var html: String?

  @Option(help: "Write a picture of the timeline.", completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(help: "Write Markdown for an issue.", completion: .file(extensions: ["md"]))
  var markdown: String?

  /// Whether any of them is asked for.
  var areWanted: Bool { !paths.isEmpty }

  private var paths: [String] { [html, svg, markdown].compactMap(\.self) }

  /// Makes sure of the files before the work begins.
  func requireWritable() throws {
    for path in paths { try AtomicFile.requireWritable(path) }
  }

  /// Writes what was asked for.
  func write(
    _ stories: [CaseStory], notJudged: [String] = [], on console: Console
  ) throws {
    let told = CaseStories(stories, notJudged: notJudged)
    if let html { try AtomicFile.write(told.html, to: html) }
    if let svg { try AtomicFile.write(told.svg, to: svg) }
    if let markdown { try AtomicFile.write(told.markdown, to: markdown) }
    if console.isJSON {
      try console.say(json: ["written": paths])
    } else {
      console.note("wrote " + paths.joined(separator: ", "))
    }
  }
}
