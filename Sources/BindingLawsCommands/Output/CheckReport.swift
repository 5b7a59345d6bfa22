import LawChecking
import LawTelling

/// What `check` prints of what it finds, and `report` of what was written down.
struct CheckReport: Sendable {
  private let console: Console
  private let manner: Set<Judgement.Manner>
  /// How many columns tables and reports may have.
  private let width: Int, reportWidth: Int
  private let start: ContinuousClock.Instant?

  /// - Parameters:
  ///   - console: Where it is printed.
  ///   - manner: How it is reported.
  ///   - width: How many columns tables and reports may have.
  ///   - start: When the work began, if that is to be printed.
  init(
    on console: Console, in manner: Set<Judgement.Manner>, _ width: WidthOption,
    since start: ContinuousClock.Instant? = nil
  ) {
    (self.console, self.manner, self.start) = (console, manner, start)
    self.width = width.columns(on: console)
    reportWidth = width.columns(on: console, else: 80)
  }

  /// Prints what was found.
  ///
  /// - Parameter total: How many systems were to be judged, where the run was interrupted.
  func print(_ judgements: [Judgement], interruptedAmong total: Int? = nil) throws {
    defer { warn(of: judgements) }
    let judgements = judgements.with(\.manner, manner)
    let reported = judgements.reported
    if console.isJSON { return try reported.forEach(console.say(json:)) }
    let (isQuiet, showsMix) = (manner.contains(.quiet), manner.contains(.statistics))
    let isOverview = manner.contains(.overview)
    if isOverview && !isQuiet {
      let table = VerdictTable(judgements, of: program, width: width).lines
      try (table + [""]).forEach(console.say)
    }
    let isShort = (isOverview && !showsMix) || isQuiet
    let wanted = reported.filter { !isShort || !$0.judgement.isAsDeclared }
    if showsMix { try wanted.forEach(showMix) } else { try show(wanted) }
    if isShort && !isQuiet { try listOpen(judgements) }
    if !isQuiet { try console.say(summary(judgements, interruptedAmong: total)) }
    if isOverview && !isQuiet && total == nil { try next(after: judgements).forEach(console.say) }
  }

  /// Reports each cause once, and together what is agreed upon.
  private func show(_ reported: [ReportedJudgement]) throws {
    let isPlain = reported.map { $0.cause == nil && $0.judgement.isAsDeclared }
    for (reported, isPlain) in zip(reported, isPlain) where reported.isReported && !isPlain {
      try say(reported)
    }
    let agreed = zip(reported, isPlain).filter(\.1).map(\.0.judgement)
    for line in agreed.agreement(width: width) { try console.say(line) }
    for verdict in agreed.map(\.verdict) {
      if let excuse = verdict.excuse {
        try console.say("\(verdict.system) is excused: \(excuse.words)")
      }
    }
  }

  /// Reports a verdict, or where its cause is reported.
  private func say(_ reported: ReportedJudgement) throws {
    let text = reported.text(replayedBy: programCommand, width: reportWidth)
    try console.say(console.paint(report: text))
  }

  /// The same, and what its cases were made of.
  private func showMix(_ reported: ReportedJudgement) throws {
    try say(reported)
    if let table = reported.judgement.verdict.mixTable { try console.say(table) }
  }

  /// Lists by itself what has no verdict, and why.
  private func listOpen(_ judgements: [Judgement]) throws {
    let open = judgements.filter(\.isOpen)
    try list(
      open.filter { !$0.verdict.isGivenUp },
      "no evidence, because nothing happened that the law speaks about:")
    try list(
      open.filter(\.verdict.isGivenUp),
      "given up, because of a crash; there is no verdict:")
  }

  /// Lists the laws of each system below a heading.
  private func list(_ judgements: [Judgement], _ heading: String) throws {
    if judgements.isEmpty { return }
    try console.say(heading)
    for (systems, laws) in judgements.systemsByLaws {
      let names = systems.joined(separator: ", ").lines(of: max(20, width - 2))
      let lines = laws.joined(separator: ", ").lines(of: max(20, width - 6))
      for line in names.map({ "  " + $0 }) + lines.map({ "      " + $0 }) { try console.say(line) }
    }
    try console.say("")
  }

  /// Says on standard error what has no verdict, which no exit code shows.
  private func warn(of judgements: [Judgement]) {
    let names = judgements.filter { $0.isOpen && $0.verdict.isGivenUp }.map {
      "\($0.verdict.system) on \($0.verdict.law.id)"
    }
    if names.isEmpty { return }
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    Console.complain("warning: given up: \(names.prefix(6).joined(separator: ", "))\(rest)")
  }

  /// What to do next, in a line if it fits.
  private func next(after judgements: [Judgement]) -> [String] {
    guard let surprise = judgements.first(where: { !$0.isAsDeclared })?.verdict else {
      return ["next: `\(program) power SYSTEM` says which mistakes these laws would notice"]
    }
    let alone = "next: `\(program) check \(surprise.system.shellWord)` reports one system alone"
    if surprise.law == .any { return [alone] }
    let system = alone + ","
    let law = "`\(program) explain \(surprise.law.id.shellWord)` of a law"
    let line = "\(system) and \(law)"
    return line.count <= width ? [line] : [system, "      " + law]
  }

  private func summary(_ judgements: [Judgement], interruptedAmong total: Int?) -> String {
    let count = Set(judgements.map(\.verdict.system)).count
    let warnings = judgements.count(where: \.isWarning)
    let surprises = judgements.count { !$0.isAsDeclared } - warnings
    let open = judgements.filter(\.isOpen)
    let givenUp = open.count(where: \.verdict.isGivenUp)
    let found = surprises == 0 ? nil : console.paint("\(surprises) not as declared", .red)
    let outcome =
      total == nil
      ? found ?? console.paint("all as declared", givenUp == 0 ? .green : .yellow)
      : [found, console.paint("interrupted", .yellow)].compactMap(\.self).joined(separator: ", ")
    let empty = open.count - givenUp
    let rest =
      (warnings == 0 ? "" : ", " + warnings.counted("warning"))
      + (empty == 0 ? "" : ", \(empty) without evidence")
      + (givenUp == 0 ? "" : console.paint(", \(givenUp) given up", .yellow))
      + (judgements.unreportedCrashes.isEmpty ? "" : console.paint(", but a process crashed", .red))
    let time = start.map { " in \($0.duration(to: .now).seconds.rounded(to: 1)) s" } ?? ""
    let systems = total.map { "\(count) of \($0.counted("system"))" } ?? count.counted("system")
    return "\(systems), \(judgements.count.counted("verdict"))\(time): " + outcome
      + rest
  }
}

extension [Judgement] {
  /// The systems, in order, with the laws that they were judged by; those with the same laws together.
  fileprivate var systemsByLaws: [(systems: [String], laws: [String])] {
    grouped(by: \.verdict.system).grouped { $0.members.map(\.verdict.law.id) }
      .map { ($0.members.map(\.key), $0.key) }
  }
}
