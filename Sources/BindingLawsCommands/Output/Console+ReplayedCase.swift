import LawChecking
import LawTelling

extension Console {
  /// Reports a case that was run again.
  ///
  /// - Parameters:
  ///   - isSmallest: Whether it was simplified, so that `--quiet` prints its trace.
  ///   - showsTable: Whether the table stands above a case that did not reproduce.
  func show(
    _ replayed: ReplayedCase, of system: JudgedSystem, isSmallest: Bool, showsTable: Bool = false
  ) throws {
    let verdict = replayed.verdict
    if isJSON { return try say(json: system.judgement(verdict)) }
    if verdict.exitStatusOfReplay != .notReproduced {
      return try say(paint(isQuiet ? [line(on: verdict, isSmallest)] : lines(on: verdict)))
    }
    let isShort = isQuiet || !showsTable
    if !isShort { try say(replayed.table(width: width ?? WidthOption.ofReports).text) }
    try say("\(isShort ? "" : "\n")\(replayed.explanation())")
  }

  /// Returns the report of a verdict alone, as wide as the terminal.
  private func lines(on verdict: Verdict) -> [Line] {
    Report(Cause(verdict), replayedBy: programCommand, width: width ?? WidthOption.ofReports).lines
  }

  /// Returns the verdict in a line: the trace, if it is the smallest, or else the headline.
  private func line(on verdict: Verdict, _ isSmallest: Bool) -> Line {
    if isSmallest, let found = verdict.counterexample {
      return Line(found.trace.joined(separator: "; "), .headline(isFailure: false))
    }
    return Line(verdict.headline, .headline(isFailure: verdict.kind.isFailure))
  }
}
