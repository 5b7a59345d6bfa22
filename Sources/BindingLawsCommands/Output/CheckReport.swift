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

  /// The part of a run that a report is about.
  enum Extent {
    /// All that was to be judged.
    case whole
    /// What was judged until the run was interrupted, which was to judge so many systems.
    case interrupted(systems: Int)
  }

  /// The form of the report.
  private var shownLayout: Set<Judgement.Layout> {
    console.isQuiet ? layout.union([.quiet]) : layout
  }

  /// Prints findings.
  ///
  /// - Parameters:
  ///   - judgements: The judgements to print.
  ///   - all: These and others on the same systems, which may have the same cause.
  ///   - count: The number of judgements that were printed already, as lines of JSON.
  ///   - extent: The part of the run that was judged.
  func print(
    _ judgements: [Judgement], among all: [Judgement]? = nil, after count: Int = 0,
    of extent: Extent = .whole
  ) throws {
    defer { warn(of: judgements) }
    if console.isJSON { return try printLines(of: Array(judgements.dropFirst(count)), among: all) }
    let judgements = judgements.settingEach(\.layout, to: shownLayout)
    let reported = judgements.reported(among: all ?? judgements)
    let undeclared = reported.filter { !$0.judgement.isAsDeclared }
    if shownLayout.contains(.quiet) { return try findings(undeclared).forEach(console.say) }
    let isOverview = shownLayout.contains(.overview)
    // The table of an overview has what is as declared. Only statistics have more to say of it.
    let isShort = isOverview && !shownLayout.contains(.statistics)
    var lines: [String] = []
    if isOverview { lines += VerdictTable(judgements, of: program, width: columns).lines + [""] }
    lines += findings(isShort ? undeclared : reported)
    if isShort { lines += open(among: judgements) }
    lines.append(summary(judgements, of: extent))
    if isOverview, case .whole = extent { lines += next(after: judgements) }
    try lines.forEach(console.say)
  }

  /// Prints findings as lines of JSON.
  ///
  /// Lines on a system depend on no other system.
  func printLines(of judgements: [Judgement], among all: [Judgement]? = nil) throws {
    let judgements = judgements.settingEach(\.layout, to: shownLayout)
    try judgements.reported(among: all ?? judgements).forEach(console.say(json:))
  }

  /// Returns the findings on some systems as text, which is printed if a run ends before all are judged.
  ///
  /// It has all of them, also those that a short or quiet report leaves out.
  func text(of judgements: [Judgement], among all: [Judgement]) -> String {
    let judgements = judgements.settingEach(\.layout, to: layout)
    return texts(of: judgements.reported(among: all)).map { $0 + "\n" }.joined()
  }

  /// Returns texts on these verdicts: each with the mix of its cases, or all together.
  private func findings(_ reported: [ReportedJudgement]) -> [String] {
    shownLayout.contains(.statistics) ? reported.flatMap(textWithMix) : texts(of: reported)
  }

  /// Returns a text for each cause, and then the lines on verdicts that found nothing wrong.
  private func texts(of reported: [ReportedJudgement]) -> [String] {
    let plain = reported.filter(\.isPlain).map(\.judgement)
    let causes = reported.filter { $0.isReported && !$0.isPlain }.map(text)
    let forgiven = plain.map(\.verdict).compactMap { verdict in
      verdict.leniency.map { "\(verdict.system), forgiven: \($0.sentence)" }
    }
    return causes + plain.sharedLines(width: columns) + forgiven
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
    let givenUp = open.filter(\.verdict.isGivenUp)
    let withoutEvidence = open.filter { !$0.verdict.isGivenUp }
    return lines(
      on: withoutEvidence,
      under: "no evidence, because nothing happened that the law speaks about:")
      + lines(on: givenUp, under: "given up, because of a crash; there is no verdict:")
  }

  /// Returns a heading, and below it systems with the laws of these judgements.
  ///
  /// Empty if there are no judgements.
  private func lines(on unjudged: [Judgement], under heading: String) -> [String] {
    if unjudged.isEmpty { return [] }
    let bySystem = unjudged.grouped(by: \.verdict.system)
    let groups = bySystem.grouped { $0.members.map(\.verdict.law.id) }
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
  private func summary(_ judgements: [Judgement], of extent: Extent) -> String {
    let judged = Set(judgements.map(\.verdict.system)).count
    let systems =
      switch extent {
      case .whole: judged.counted("system")
      case .interrupted(let total): "\(judged) of \(total.counted("system"))"
      }
    let time = start.map { " in \($0.duration(to: .now).seconds.rounded(to: 1)) s" } ?? ""
    return "\(systems), \(judgements.count.counted("verdict"))\(time): "
      + outcome(judgements, of: extent) + doubts(judgements)
  }

  /// Returns the outcome of a run, in colours.
  private func outcome(_ judgements: [Judgement], of extent: Extent) -> String {
    let isGivenUp = judgements.contains { $0.isOpen && $0.verdict.isGivenUp }
    let surprises = judgements.surprises > 0 ? console.paint(judgements.outcome, .red) : nil
    switch extent {
    case .whole:
      return surprises ?? console.paint(judgements.outcome, isGivenUp ? .yellow : .green)
    case .interrupted:
      // That the rest is as declared is not known.
      let interrupted = console.paint("interrupted", .yellow)
      return surprises.map { "\($0), \(interrupted)" } ?? interrupted
    }
  }

  /// Returns what else a reader has to know of a run: words for each, with a comma before it.
  private func doubts(_ judgements: [Judgement]) -> String {
    let warnings = judgements.count(where: \.isWarning)
    let open = judgements.filter(\.isOpen)
    let givenUp = open.count(where: \.verdict.isGivenUp)
    let withoutEvidence = open.count - givenUp
    var text = ""
    if warnings > 0 { text += ", \(warnings.counted("warning"))" }
    if withoutEvidence > 0 { text += ", \(withoutEvidence) without evidence" }
    if givenUp > 0 { text += console.paint(", \(givenUp) given up", .yellow) }
    if !judgements.unreportedCrashes.isEmpty {
      text += console.paint(", but a process crashed", .red)
    }
    return text
  }
}

extension ReportedJudgement {
  /// Whether the verdict needs no text of its own.
  fileprivate var isPlain: Bool { cause == nil && judgement.isAsDeclared }
}
