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
    if console.isJSON { return try judgements.forEach(say) }
    let (isQuiet, showsMix) = (manner.contains(.quiet), manner.contains(.statistics))
    let isOverview = manner.contains(.overview)
    if isOverview && !isQuiet { try table(judgements) }
    let isShort = (isOverview && !showsMix) || isQuiet
    for judgement in judgements where !isShort || !judgement.isAsDeclared {
      try console.say(console.paint(report: judgement.text(replayedBy: programCommand)))
      if showsMix, let table = judgement.verdict.mixTable { try console.say(table) }
    }
    if isShort && !isQuiet { try listWithoutEvidence(judgements) }
    if !isQuiet { try console.say(summary(judgements)) }
  }

  /// Lists apart what nothing speaks for or against.
  private func listWithoutEvidence(_ judgements: [Judgement]) throws {
    var laws = Dictionary(grouping: judgements.withoutEvidence, by: \.verdict.system)
    if laws.isEmpty { return }
    try console.say("no evidence, because nothing happened that the law speaks about:")
    for system in judgements.map(\.verdict.system) where laws[system] != nil {
      let names = laws.removeValue(forKey: system)?.map(\.verdict.law.id) ?? []
      for (index, line) in names.joined(separator: ", ").lines(of: max(20, width - 30)).enumerated()
      {
        try console.say("  " + (index == 0 ? system : "").padded(to: 26) + "  " + line)
      }
    }
    try console.say("")
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
    let outcome =
      surprises == 0
      ? console.paint("all as declared", .green)
      : console.paint("\(surprises) not as declared", .red)
    let empty = judgements.withoutEvidence.count
    let rest = empty == 0 ? "" : ", \(empty) without evidence"
    let time = start.map { " in \($0.duration(to: .now).seconds.rounded(to: 1)) s" } ?? ""
    return "\(count.counted("system")), \(judgements.count.counted("verdict"))\(time): " + outcome
      + rest
  }
}

extension [Judgement] {
  /// Those that nothing speaks for or against.
  fileprivate var withoutEvidence: [Judgement] {
    filter { $0.isAsDeclared && $0.verdict.kind == .noEvidence }
  }
}
