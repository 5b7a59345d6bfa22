import ArgumentParser
import LawTelling

struct ReportCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Reports a case, or what check --json wrote, as text, page or Markdown.",
      discussion: """
        A file of verdicts is reported as check reported it, and nothing is run. The text is the same \
        but for the closing line. So is the exit code; it is 0 where a page or Markdown is \
        written. A page or Markdown shows every case that is not as declared, or all cases \
        where there is none. --system and --law choose among them. A page that is a directory looks \
        as that of check --html.

        Example: \(program) report \(Example.token) --html report.html
        Example: \(program) report --from verdicts.jsonl --width 80
        """)
  }

  @OptionGroup var arguments: CaseArguments

  @Option(
    help: "Report what check --json wrote to this file, instead of a case.",
    completion: .file(extensions: ["json", "jsonl"]))
  var from: String?

  @OptionGroup var pages: PageFiles

  @Flag(help: "Print which operations each check in the file drew, and in how many bases.")
  var statistics = false

  @OptionGroup var files: ResultFiles
  @OptionGroup var width: WidthOption
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try requireDistinct([pages.html, pages.markdown, files.junit])
    if from != nil && (arguments.source != nil || arguments.trace != nil) {
      throw ValidationError("two things to report; give a case or --from")
    }
    if from == nil && (statistics || files.areWanted) {
      throw ValidationError("--statistics, --junit and --github report a file; give --from")
    }
    if from == nil && !pages.areWanted {
      throw ValidationError("nothing to write; give --html or --markdown with a file")
    }
  }

  func perform(on console: Console) async throws -> Outcome {
    try pages.requireWritable(isRun: from != nil)
    try files.requireWritable()
    if let from { return try show(WrittenVerdicts(path: from, arguments), on: console) }
    let chosen = try arguments.chosen()
    let replayed = try console.waiting { try chosen.replay(children) }
    try pages.write(
      CaseStories(
        [CaseStory(replayed, replayedBy: programCommand)], Provenance(version: version)),
      on: console)
    return .done
  }

  private func show(_ written: WrittenVerdicts, on console: Console) throws -> Outcome {
    if pages.areWanted {
      try pages.write(written.stories, run: { written.pages }, on: console)
    } else {
      let manner = written.manner(on: console, statistics)
      try CheckReport(on: console, in: manner, width).print(written.judgements)
    }
    try files.write(written.judgements, on: console)
    return pages.areWanted ? .done : written.judgements.outcome
  }
}
