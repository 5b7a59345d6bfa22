import LawChecking
import LawTelling

/// What `check` prints.
struct CheckReport: Sendable {
  private let console: Console
  private let isOverview: Bool
  private let showsMix: Bool
  private let start = ContinuousClock.now

  /// A report, which as an overview begins with a table and tells only of surprises after it.
  init(_ console: Console, isOverview: Bool, showsMix: Bool) {
    (self.console, self.isOverview, self.showsMix) = (console, isOverview, showsMix)
  }

  /// Prints what was found.
  func print(_ judgements: [Judgement]) throws {
    if console.isJSON { return try judgements.forEach { try console.say(json: $0) } }
    if isOverview && !console.isQuiet { try table(judgements) }
    let isShort = (isOverview && !showsMix) || console.isQuiet
    for judgement in judgements where !isShort || !judgement.isAsDeclared {
      try console.say(console.paint(report: judgement.text(replayedBy: programCommand)))
      if showsMix, let table = judgement.verdict.mixTable { try console.say(table) }
    }
    if !console.isQuiet { try console.say(summary(judgements)) }
  }

  private func table(_ judgements: [Judgement]) throws {
    for line in VerdictTable(judgements, of: program, width: console.width ?? 100).lines {
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
    let seconds = start.duration(to: .now).seconds.rounded(to: 1)
    return "\(count.counted("system")), \(judgements.count.counted("verdict")) in \(seconds) s: "
      + outcome
  }
}
