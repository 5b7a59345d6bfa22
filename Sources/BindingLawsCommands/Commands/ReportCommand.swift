import ArgumentParser
import LawChecking
import LawTelling

// `TheCommandLine.md` explains it. It prints what `check` printed, by the same `CheckReport`.
/// The command `report`, which reports a case or a file of verdicts.
struct ReportCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Reports a case, or what check --json wrote, as text, page or Markdown.",
      discussion: """
        With --from it runs nothing, and prints what check printed, but for the closing line. It exits \
        with the code of check, or with 0 if it writes a page or Markdown. The page is that of check --html. \
        Markdown shows every case that is not as declared, or all cases if all are as declared. --system and \
        --law choose among the verdicts.

        Example: \(program) report \(Example.token) --html report.html
        Example: \(program) report --from verdicts.jsonl --width 80
        """)
  }

  @OptionGroup var arguments: CaseArguments

  @Option(
    help: "Report what check --json wrote to this file, instead of a case.",
    completion: .file(extensions: ["json", "jsonl"]))
  var from: String?

  @Option(
    help: "Write a page that needs no network: of the case, or with --from of the whole run.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(help: "Write Markdown for an issue.", completion: .file(extensions: ["md"]))
  var markdown: String?

  @Flag(help: "Print which operations each check in the file drew, and in how many bases.")
  var statistics = false

  @OptionGroup var files: ResultFiles
  @OptionGroup var width: WidthOption
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try requireDistinct([html, markdown, files.junit], reading: [from, arguments.source])
    if from != nil && (arguments.source != nil || arguments.trace != nil) {
      throw ValidationError("two things to report; give a case or --from")
    }
    if from == nil && (statistics || files.areWanted) {
      throw ValidationError("--statistics, --junit and --github report a file; give --from")
    }
    if statistics && !isPrinted {
      throw ValidationError("--statistics is printed; leave out --html and --markdown")
    }
    if from == nil && paths.isEmpty {
      throw ValidationError("nothing to write; give --html or --markdown with a file")
    }
  }

  func perform(on console: Console) async throws -> ExitStatus {
    try requireWritable()
    try files.requireWritable()
    if let from { return try show(written(in: from), of: from, on: console) }
    let chosen = try arguments.chosen()
    let replayed = try console.waiting { try chosen.replay(children) }
    let story = CaseStory(replayed, replayedBy: programCommand)
    if let html { try AtomicFile.write(story.page(Provenance(version: version)), to: html) }
    if let markdown { try AtomicFile.write(story.markdown, to: markdown) }
    try tellOfFiles(on: console)
    return .done
  }

  /// Prints judgements, or writes them as a page or as Markdown, and returns the exit code.
  private func show(
    _ judgements: [Judgement], of path: String, on console: Console
  ) throws -> ExitStatus {
    if isPrinted {
      let layout = sharedLayout(of: judgements)
      try CheckReport(console: console, layout: layout, width: width).print(judgements)
    } else {
      try write(judgements, of: path)
      try tellOfFiles(on: console)
    }
    try files.write(judgements, page: html, on: console)
    return isPrinted ? judgements.exitStatus : .done
  }

  /// Writes judgements as a page, as Markdown, or both.
  private func write(_ judgements: [Judgement], of path: String) throws {
    // There may be no case for Markdown. Then nothing is written, also no page.
    var cases: CaseStories?
    if markdown != nil { cases = try stories(of: judgements, in: path) }
    if let html { try AtomicFile.write(RunPage(of: judgements).html, to: html) }
    if let markdown, let cases { try AtomicFile.write(cases.markdown, to: markdown) }
  }
}

// MARK: - Written verdicts

extension ReportCommand {
  /// Returns the verdicts of a file, or those of a system and a law that are asked for.
  ///
  /// - Throws: `Failure.file` if the file cannot be opened, `Failure.unreadable` if it holds anything
  ///   but verdicts, `Failure.usage` if it holds none that is asked for.
  private func written(in path: String) throws -> [Judgement] {
    let data = try AtomicFile.read(path, as: .verdicts)
    let inFile: [Judgement]
    do {
      inFile = try VerdictFile(data).judgements
    } catch {
      throw Failure.unreadable("\(path) \(error)")
    }
    let system = arguments.system
    let law = arguments.law
    let judgements = inFile.filter { judgement in
      let isOfSystem = system == nil || system == judgement.verdict.system
      let isByLaw = law == nil || law == judgement.verdict.law.id
      return isOfSystem && isByLaw
    }
    if !judgements.isEmpty { return judgements }
    let wanted = [system, law].compactMap(\.self).joined(separator: " and ")
    throw Failure.usage("\(path) holds no verdict on \(wanted.cut(to: 60))")
  }

  /// Returns the form of report that all verdicts share, with the options of this command.
  private func sharedLayout(of judgements: [Judgement]) -> Set<Judgement.Layout> {
    let common = judgements.reduce(Set(Judgement.Layout.allCases)) { common, judgement in
      common.intersection(judgement.layout)
    }
    return common.union(statistics ? [.statistics] : [])
  }

  /// Returns a case of each mistake that is not as declared, or of all mistakes if all are as declared.
  ///
  /// Sentences about what could not be judged come with them.
  ///
  /// - Throws: `Failure.unreadable` if there is no case at all.
  private func stories(of judgements: [Judgement], in path: String) throws -> CaseStories {
    func stories(of mistakes: [ReportedJudgement]) -> [CaseStory] {
      mistakes.compactMap { $0.story(replayedBy: programCommand) }
    }
    let mistakes = judgements.reported.filter(\.isReported)
    let surprises = stories(of: mistakes.filter { !$0.judgement.isAsDeclared })
    let shown = surprises.isEmpty ? stories(of: mistakes) : surprises
    let notJudged = judgements.map(\.verdict)
      .filter { $0.kind == .notJudged || $0.isGivenUp }.map(\.headline)
    if shown.isEmpty && notJudged.isEmpty {
      throw Failure.unreadable("\(path) holds no case to report")
    }
    return CaseStories(shown, notJudged: notJudged)
  }
}

// MARK: - Files

extension ReportCommand {
  /// Whether the report is printed, because no page or Markdown is asked for.
  private var isPrinted: Bool { paths.isEmpty }

  /// The paths of the page and of the Markdown.
  private var paths: [String] { [html, markdown].compactMap(\.self) }

  /// Requires that the files can be written, before the work begins.
  private func requireWritable() throws {
    for path in paths { try AtomicFile.requireWritable(path) }
  }

  /// Notes which files were written.
  private func tellOfFiles(on console: Console) throws {
    if console.isJSON {
      try console.say(json: ["written": paths])
    } else {
      console.note("wrote " + paths.joined(separator: ", "))
    }
  }
}
