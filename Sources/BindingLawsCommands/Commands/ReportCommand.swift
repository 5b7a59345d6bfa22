import ArgumentParser
import LawTelling

struct ReportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Tells a case on a page, as a picture, or in Markdown.",
    discussion: "Example: \(program) report \(exampleToken) --html report.html")

  @OptionGroup var arguments: CaseArguments

  @Option(help: "Write a page that needs no network.", completion: .file(extensions: ["html"]))
  var html: String?

  @Option(help: "Write a picture of the timeline.", completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(help: "Write Markdown for an issue.", completion: .file(extensions: ["md"]))
  var markdown: String?

  @OptionGroup var isolation: IsolationOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if html == nil && svg == nil && markdown == nil {
      throw ValidationError("nothing to write; give --html, --svg or --markdown with a file")
    }
  }

  func perform(on console: Console) async throws -> Outcome {
    let chosen = try arguments.chosen()
    for path in [html, svg, markdown].compactMap(\.self) { try AtomicFile.requireWritable(path) }
    let story = CaseStory(
      try console.waiting { try chosen.replay(isolation) }, replayedBy: programCommand)
    let stories = CaseStories([story])
    let files = [(html, stories.html), (svg, stories.svg), (markdown, stories.markdown)]
    let asked = files.compactMap { path, text in path.map { ($0, text) } }
    for (path, text) in asked { try AtomicFile.write(text, to: path) }
    if console.isJSON {
      try console.say(json: ["written": asked.map(\.0)])
    } else {
      console.note("wrote " + asked.map(\.0).joined(separator: ", "))
    }
    return .done
  }
}
