import LawChecking
import LawTelling

/// What `check` prints of what it finds, and `report` of what was written down.
struct CheckReport: Sendable {
  private let console: Console
  private let manner: Set<Judgement.Manner>
  private let width: Int
  private let start: ContinuousClock.Instant?

  /// - Parameters:
  ///   - console: Where it is printed.
  ///   - manner: How it is told.
  ///   - width: How many columns the table may have.
  ///   - start: When the work began, if that is to be told.
  init(
    on console: Console, in manner: Set<Judgement.Manner>, _ width: WidthOption,
    since start: ContinuousClock.Instant? = nil
  ) {
    (self.console, self.manner, self.start) = (console, manner, start)
    self.width = width.width ?? console.width ?? 100
  }

  /// Prints what was found.
  func print(_ judgements: [Judgement]) throws {
    defer { warn(of: judgements) }
    if console.isJSON { return try judgements.forEach(say) }
    let (isQuiet, showsMix) = (manner.contains(.quiet), manner.contains(.statistics))
    let isOverview = manner.contains(.overview)
    if isOverview && !isQuiet { try table(judgements) }
    let isShort = (isOverview && !showsMix) || isQuiet
    for judgement in judgements where !isShort || !judgement.isAsDeclared {
      try console.say(console.paint(report: judgement.text(replayedBy: programCommand)))
      if showsMix, let table = judgement.verdict.mixTable { try console.say(table) }
    }
    if isShort && !isQuiet { try listOpen(judgements) }
    if !isQuiet { try console.say(summary(judgements)) }
  }

  /// Lists apart what nothing speaks for or against.
  private func listOpen(_ judgements: [Judgement]) throws {
    let open = judgements.filter(\.isOpen)
    try list(
      open.filter { !$0.verdict.isGivenUp },
      "no evidence, because nothing happened that the law speaks about:")
    try list(
      open.filter(\.verdict.isGivenUp),
      "given up, because of what ended the process; there is no verdict:")
  }

  /// Lists the laws of each system below a heading.
  private func list(_ judgements: [Judgement], _ heading: String) throws {
    if judgements.isEmpty { return }
    try console.say(heading)
    for (system, laws) in judgements.lawsOfSystems {
      let lines = laws.joined(separator: ", ").lines(of: max(20, width - 30))
      for (index, line) in lines.enumerated() {
        try console.say("  " + (index == 0 ? system : "").padded(to: 26) + "  " + line)
      }
    }
    try console.say("")
  }

  /// Says on standard error what has no verdict, which no exit code tells.
  private func warn(of judgements: [Judgement]) {
    let names = judgements.filter { $0.isOpen && $0.verdict.isGivenUp }.map {
      "\($0.verdict.system) on \($0.verdict.law.id)"
    }
    if names.isEmpty { return }
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    Console.complain("warning: given up: \(names.prefix(6).joined(separator: ", "))\(rest)")
  }

  /// Prints all that is known of a verdict, and how it was to be told.
  private func say(json judgement: Judgement) throws {
    var judgement = judgement
    judgement.manner = manner
    try console.say(json: judgement)
  }

  private func table(_ judgements: [Judgement]) throws {
    for line in VerdictTable(judgements, of: program, width: width).lines {
      try console.say(line)
    }
    try console.say("")
  }

  private func summary(_ judgements: [Judgement]) -> String {
    let count = Set(judgements.map(\.verdict.system)).count
    let surprises = judgements.count { !$0.isAsDeclared }
    let open = judgements.filter(\.isOpen)
    let givenUp = open.count(where: \.verdict.isGivenUp)
    let outcome =
      surprises == 0
      ? console.paint("all as declared", givenUp == 0 ? .green : .yellow)
      : console.paint("\(surprises) not as declared", .red)
    let empty = open.count - givenUp
    let rest =
      (empty == 0 ? "" : ", \(empty) without evidence")
      + (givenUp == 0 ? "" : console.paint(", \(givenUp) given up", .yellow))
    let time = start.map { " in \($0.duration(to: .now).seconds.rounded(to: 1)) s" } ?? ""
    return "\(count.counted("system")), \(judgements.count.counted("verdict"))\(time): " + outcome
      + rest
  }
}

extension [Judgement] {
  /// The systems, in order, each with the laws that it was judged by.
  fileprivate var lawsOfSystems: [(system: String, laws: [String])] {
    let laws = Dictionary(grouping: self, by: \.verdict.system)
    let names = map(\.verdict.system).reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }
    return names.map { ($0, laws[$0]?.map(\.verdict.law.id) ?? []) }
  }
}
