import LawChecking
import LawTelling

/// The report that `check` prints on its findings, and `report` on those in a file.
///
/// Articles show parts of it. `CI/same` keeps it, and leaves out the time, as ` in 1.5 s`, of which `CI/docs`
/// makes 0.0 s.
struct CheckReport: Sendable {
  /// The console that gets the report.
  let console: Console
  /// The form of the report, unless the console has to be quiet.
  let layout: Set<Judgement.Layout>
  /// The option for the width of tables.
  let width: WidthOption
  /// The time at which the work began, or nil if the report does not print the duration.
  var start: ContinuousClock.Instant?

  /// The width of tables, in columns.
  private var columns: Int { width.columns(on: console) }

  /// Prints findings.
  ///
  /// - Parameters:
  ///   - judgements: The judgements to print.
  ///   - all: These and others on the same systems, which may have the same cause.
  ///   - count: The number of judgements that were printed already, as lines of JSON.
  ///   - total: The number of systems that were to be judged, if the run was interrupted.
  func print(
    _ judgements: [Judgement], among all: [Judgement]? = nil, after count: Int = 0,
    interruptedAmong total: Int? = nil
  ) throws {
    defer { warn(of: judgements) }
    if console.isJSON { return try printLines(of: Array(judgements.dropFirst(count)), among: all) }
    let layout = console.isQuiet ? layout.union([.quiet]) : layout
    let judgements = judgements.settingEach(\.layout, to: layout)
    let reported = judgements.reported(among: all ?? judgements)
    let isQuiet = layout.contains(.quiet)
    let showsMix = layout.contains(.statistics)
    let showsTable = layout.contains(.overview) && !isQuiet
    // A short report leaves out what is as declared.
    let isShort = (layout.contains(.overview) && !showsMix) || isQuiet
    let wanted = reported.filter { !isShort || !$0.judgement.isAsDeclared }
    var lines: [String] = []
    if showsTable { lines += VerdictTable(judgements, of: program, width: columns).lines + [""] }
    lines += showsMix ? wanted.flatMap(textWithMix) : texts(of: wanted)
    if isShort && !isQuiet { lines += open(among: judgements) }
    if !isQuiet { lines.append(summary(judgements, interruptedAmong: total)) }
    if showsTable && total == nil { lines += next(after: judgements) }
    try lines.forEach(console.say)
  }

  /// Prints findings as lines of JSON.
  ///
  /// Lines on a system depend on no other system.
  func printLines(of judgements: [Judgement], among all: [Judgement]? = nil) throws {
    let layout = console.isQuiet ? layout.union([.quiet]) : layout
    let judgements = judgements.settingEach(\.layout, to: layout)
    try judgements.reported(among: all ?? judgements).forEach(console.say(json:))
  }

  /// Returns the findings on some systems as text, which is printed if a run ends before all are judged.
  func text(of judgements: [Judgement], among all: [Judgement]) -> String {
    let judgements = judgements.settingEach(\.layout, to: layout)
    return texts(of: judgements.reported(among: all)).map { $0 + "\n" }.joined()
  }

  /// Returns a text for each cause, and then the lines on verdicts that found nothing wrong.
  private func texts(of reported: [ReportedJudgement]) -> [String] {
    let plain = reported.filter(\.isPlain).map(\.judgement)
    return reported.filter { $0.isReported && !$0.isPlain }.map(text)
      + plain.sharedLines(width: columns)
      + plain.map(\.verdict).compactMap { verdict in
        verdict.leniency.map { "\(verdict.system), forgiven: \($0.sentence)" }
      }
  }

  /// Returns the text of a verdict, or where its cause is reported.
  private func text(of reported: ReportedJudgement) -> String {
    let width = width.columns(on: console, else: WidthOption.ofReports)
    return console.paint(reported.lines(replayedBy: programCommand, width: width))
  }

  /// Returns the text of a verdict, and the mix of its cases.
  private func textWithMix(of reported: ReportedJudgement) -> [String] {
    [text(of: reported), reported.judgement.verdict.distributionTable].compactMap(\.self)
  }

  /// Returns the laws without a verdict, with the reason: for each system, or for all systems with the same
  /// laws.
  private func open(among judgements: [Judgement]) -> [String] {
    let open = judgements.filter(\.isOpen)
    return lines(
      on: open.filter { !$0.verdict.isGivenUp },
      under: "no evidence, because nothing happened that the law speaks about:")
      + lines(
        on: open.filter(\.verdict.isGivenUp),
        under: "given up, because of a crash; there is no verdict:")
  }

  /// Returns a heading, and below it systems with the laws of these judgements.
  ///
  /// Empty if there are no judgements.
  private func lines(on unjudged: [Judgement], under heading: String) -> [String] {
    if unjudged.isEmpty { return [] }
    let groups = unjudged.grouped(by: \.verdict.system)
      .grouped { $0.members.map(\.verdict.law.id) }
    let names = groups.flatMap { laws, systems in
      lines(of: systems.map(\.key), after: 2) + lines(of: laws, after: 6)
    }
    return [heading] + names + [""]
  }

  /// Returns names in lines with an indent.
  private func lines(of names: [String], after indent: Int) -> [String] {
    // `--width` may be 20. The indent then comes on top.
    let width = max(20, columns - indent)
    return names.joined(separator: ", ").lines(of: width).map { line in
      String(repeating: " ", count: indent) + line
    }
  }

  /// Writes to standard error which laws were given up, which no exit code shows.
  private func warn(of judgements: [Judgement]) {
    let names = judgements.filter { $0.isOpen && $0.verdict.isGivenUp }.map {
      "\($0.verdict.system) on \($0.verdict.law.id)"
    }
    if names.isEmpty { return }
    let named = names.prefix(6)  // They make a line or two. The report has all.
    let more = names.count > named.count ? " and \(names.count - named.count) more" : ""
    Console.complain("warning: given up: \(named.joined(separator: ", "))\(more)")
  }

  /// Returns what to do next, in a line if it fits.
  private func next(after judgements: [Judgement]) -> [String] {
    guard let surprise = judgements.first(where: { !$0.isAsDeclared })?.verdict else {
      return ["next: `\(program) power SYSTEM` says which mistakes these laws would notice"]
    }
    let alone = "next: `\(program) check \(surprise.system.shellWord)` reports one system alone"
    if surprise.law == .any { return [alone] }
    let law = "`\(program) explain \(surprise.law.id.shellWord)` of a law"
    let line = "\(alone), and \(law)"
    return line.count <= columns ? [line] : [alone + ",", "      " + law]
  }

  /// Returns the closing line of a run.
  private func summary(_ judgements: [Judgement], interruptedAmong total: Int?) -> String {
    let count = Set(judgements.map(\.verdict.system)).count
    let systems = total.map { "\(count) of \($0.counted("system"))" } ?? count.counted("system")
    let time = start.map { " in \($0.duration(to: .now).seconds.rounded(to: 1)) s" } ?? ""
    let warnings = judgements.count(where: \.isWarning)
    let open = judgements.filter(\.isOpen)
    let givenUp = open.count(where: \.verdict.isGivenUp)
    let withoutEvidence = open.count - givenUp
    let isSurprising = judgements.surprises > 0
    let colourIfDeclared = givenUp == 0 ? Colour.green : .yellow
    let colour = isSurprising ? Colour.red : colourIfDeclared
    var outcome = console.paint(judgements.outcome, colour)
    if total != nil {
      // That the rest is as declared is not known.
      let interrupted = console.paint("interrupted", .yellow)
      outcome = isSurprising ? "\(outcome), \(interrupted)" : interrupted
    }
    let doubts =
      (warnings == 0 ? "" : ", " + warnings.counted("warning"))
      + (withoutEvidence == 0 ? "" : ", \(withoutEvidence) without evidence")
      + (givenUp == 0 ? "" : console.paint(", \(givenUp) given up", .yellow))
      + (judgements.unreportedCrashes.isEmpty ? "" : console.paint(", but a process crashed", .red))
    return "\(systems), \(judgements.count.counted("verdict"))\(time): " + outcome + doubts
  }
}

extension ReportedJudgement {
  /// Whether the verdict needs no text of its own.
  fileprivate var isPlain: Bool { cause == nil && judgement.isAsDeclared }
}
