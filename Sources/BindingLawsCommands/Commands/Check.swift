import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

// `TheCommandLine.md` explains the options, and articles show what it prints. `CI/same` keeps that, too.
// `CheckOptions` has the 8,000 and the 100,000 of the help.
/// The command `check`, which judges systems by laws.
struct Check: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Judges systems by laws.",
      discussion: """
        Exits with 0 when every verdict is what the system declares; laws of tier proposed do not \
        count. Exits with 3 when a case crashed and the system does not declare that it breaks \
        total, otherwise with 1. Exits with 65 when it cannot judge a system; it still judges the others.

        A system that traps and does not declare mayTrap ends the run, which names the system; --children judges \
        every system in a child process, where a trap is a verdict. What is found of a system is kept as soon as \
        it and those before it are judged: such an end costs no more than what is left.

        With --exhaustive the verdict is proved if the law holds from every base, and no sequence of k + 1 \
        operations shows that the system remembers anything.

        With --shard 2/8 it judges the second of eight parts of the pairs of a system and a law. The lines of all \
        parts together, in any order, are those of one run, and report reads them.

        Example: \(program) check \(Example.system("ClearAnySelection")) --law get-set --seed 5eed
        Example: \(program) check \(Example.system("SelectionLinks")) --exhaustive --k 2
        Example: \(program) check --shard 2/8 --json
        """)
  }

  @OptionGroup var search: SearchOptions

  @Flag(
    help: """
      Run every trace up to a depth, shortest first, and none at random; \
      try a proof if there are finitely many bases.
      """)
  var exhaustive = false

  @Option(
    parsing: .unconditional,
    help: """
      How many operations the traces of --exhaustive may have before the law's own; by default 1, \
      and at most 100,000 traces a law.
      """)
  var depth: Int?

  @Option(
    parsing: .unconditional,
    help: """
      How many operations of memory a proof of --exhaustive covers, however long the proof takes; \
      by default as many as some 8,000 sequences allow.
      """)
  var k: Int?

  @Option(
    parsing: .unconditional,
    help: """
      How many operations a case may have before the law's own, by default 24; only random cases of laws \
      about histories become so long.
      """)
  var length: Int?

  @Option(
    parsing: .unconditional,
    help: "Judge one part of several, such as 2/8, with --json.", transform: readShard)
  var shard: Shard?

  @Flag(help: "Print which operations each check drew, and in how many bases.")
  var statistics = false

  @Option(
    help: "Write the whole run as a page that needs no network.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @OptionGroup var files: ResultFiles
  @OptionGroup var width: WidthOption
  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    // No case is longer: --length, which would allow it, does not go with --exhaustive.
    try require("--depth", depth, in: 0...CheckOptions().maximumLength)
    try require("--k", k, in: 1...CheckOptions.largestMemory)
    try require("--length", length, in: 0...CheckOptions.mostOperations)
    if exhaustive && length != nil {
      throw ValidationError(
        "--length bounds random cases, and --exhaustive runs none; give one of them")
    }
    if shard != nil && (!output.json || html != nil || files.areWanted) {
      throw ValidationError(
        "--shard writes some of the lines of a run: give --json alone, and report on all lines together"
      )
    }
    if !exhaustive && depth != nil {
      throw ValidationError("--depth bounds --exhaustive; give both")
    }
    if !exhaustive && k != nil { throw ValidationError("--k bounds --exhaustive; give both") }
    try requireDistinct([html, files.junit])
  }

  /// Judges every system and prints what was found, even when it is interrupted.
  func perform(on console: Console) async throws -> ExitStatus {
    if let html { try AtomicFile.requireWritable(html) }
    try files.requireWritable()
    let report = CheckReport(console: console, layout: layout, width: width, start: .now)
    // Lines of JSON stand alone, and are printed at once. A report is printed as a whole, since an overview begins
    // with a table of all systems. Until then the recorder keeps the findings, and prints them if the process dies.
    let telling: Judging.Telling = { judgements, all in
      if console.isJSON {
        try report.printLines(of: judgements, among: all)
      } else {
        FlightRecorder.keep(report.text(of: judgements, among: all), for: ResultStream.file)
      }
    }
    let judging = Judging(
      try search.systems(), shard: shard, options: options, children: children,
      commandOptions: commandOptions, requiringJudgement: search.chosen.laws.isEmpty, on: console,
      telling: telling)
    let interruption = Interruption { [unwritten] in
      judging.stopProgress()
      let told = judging.stopTelling()
      try? report.print(
        judging.judgements, among: judging.allJudgements, after: told,
        of: .interrupted(systems: judging.systemCount))
      Console.complain("interrupted; this is what was found so far" + unwritten)
    }
    try await judging.run()
    interruption.end()
    let judgements = judging.judgements
    // A shard may be empty: the others have the lines.
    if judgements.isEmpty && shard == nil { throw try search.nothingJudged() }
    try report.print(judgements, among: judging.allJudgements, after: judging.stopTelling())
    FlightRecorder.forgetKept()
    judgements.compactMap(\.verdict.fault).forEach(Console.complain)
    if let html {
      try AtomicFile.write(RunPage(of: judgements).html, to: html)
      console.note("wrote \(html)")
    }
    try files.write(judgements, page: html, on: console)
    judgements.unreportedCrashes.forEach(Console.complain)
    if let sentence = try search.lawsOnRequest { console.note(sentence) }
    return judgements.exitStatus
  }
}

extension Check {
  /// The options beyond the defaults, as on a command line.
  ///
  /// Lines of JSON and pages hold them.
  private var commandOptions: [String] {
    var written = search.commandOptions
    if let length { written.append("--length \(length)") }
    if exhaustive { written.append("--exhaustive") }
    if let depth { written.append("--depth \(depth)") }
    if let k { written.append("--k \(k)") }
    return written
  }

  /// The options of the check.
  ///
  /// With `--exhaustive`, they ask for a proof if the world is finite, and else for every trace up to the
  /// depth, shortest first. Unless a depth was given, they go only as far as `CheckOptions.mostTraces` allows.
  private var options: CheckOptions {
    var options = search.options
    if let length { options.maximumLength = length }
    if !exhaustive { return options }
    options.exhaustiveDepth = depth ?? 1
    options.proofLimit = depth == nil ? CheckOptions.mostTraces : .max
    options.memoryDepth = k
    return options
  }

  /// The form of the report.
  private var layout: Set<Judgement.Layout> {
    let isOverview = search.chosen.systems.isEmpty
    return Set((isOverview ? [.overview] : []) + (statistics ? [.statistics] : []))
  }

  /// The paths that were to be written, as the end of a sentence.
  ///
  /// Empty if there are none.
  private var unwritten: String {
    let paths = [html, files.junit].compactMap(\.self)
    return paths.isEmpty ? "" : "; not written: \(paths.joined(separator: ", "))"
  }
}

/// Reads a shard from the command line.
@Sendable private func readShard(_ text: String) throws -> Shard {
  if let shard = Shard(text) { return shard }
  throw ValidationError(
    "\"\(text)\" is no shard; write its number and how many there are, such as 2/8")
}
