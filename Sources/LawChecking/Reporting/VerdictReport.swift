import BindingLaws

extension Verdict {
  /// What was found, in words: at most 80 columns but for the lines to copy.
  public var report: String {
    guard let counterexample, kind != .impossible else { return headline + "\n" }
    let block = ReportBlock(self, counterexample)
    return ([headline, ""] + block.lines).joined(separator: "\n") + "\n"
  }

  /// The finding in one line.
  public var headline: String {
    let tail = remark.map { "; \($0)" } ?? ""
    return switch kind {
    case .upheld: "\(system) upholds \(law.id): \(cases) cases\(tail)"
    case .proved: "\(system) obeys \(law.id): proved\(tail)"
    case .broken: "\(system) breaks \(law.id): \(law.title)"
    case .impossible: "\(system) cannot obey \(law.id)\(tail)"
    case .gaveUp: "\(system) was not judged by \(law.id)\(tail)"
    case .flaky: "\(system) is flaky on \(law.id): the same case ended in two ways\(tail)"
    case .crashed: "\(system) crashed on \(law.id)\(tail)"
    case .hung: "\(system) hung on \(law.id)\(tail)"
    }
  }
}

/// The body of the report of a broken law.
private struct ReportBlock {
  let verdict: Verdict
  let found: Counterexample

  init(_ verdict: Verdict, _ counterexample: Counterexample) {
    (self.verdict, found) = (verdict, counterexample)
  }

  var lines: [String] {
    "law       \(verdict.law.maths)".wrapped
      + "where     \(found.variables.joined(separator: "   "))".wrapped + outcome.wrapped + [""]
      + table.lines + (table.cutsOperations ? ["", "  trace     \(trace)"] : [])
      + ["", "  found     \(finding)", "  minimal   \(minimality)"] + commands
  }

  private var table: TraceTable { TraceTable(found.rows, again: found.again) }

  private var trace: String { found.trace.joined(separator: "; ") }

  private var commands: [String] {
    guard let token = found.token else {
      let words = [
        "--system", verdict.system, "--law", verdict.law.id, "--trace",
        trace,
      ]
      let arguments = words.map(\.shellWord).joined(separator: " ")
      return ["  replay    swift run binding-laws replay \(arguments)"]
    }
    return [
      "  replay    swift run binding-laws replay \(token.shellWord)",
      "  pin       @Test(.replaying(\(token.debugDescription)))",
    ]
  }

  /// A case that was named was not found by looking.
  private var isNamed: Bool { found.foundAtCase == nil }

  private var outcome: String {
    switch verdict.kind {
    case .crashed: "crashed   \(found.equation): \(found.system)"
    case .hung: "hung      \(found.equation)"
    case .flaky: "once      \(deviation)"
    default: "broken    \(deviation)"
    }
  }

  private var deviation: String {
    let other = found.otherSide.map { "\($0) = \(found.model)" }
    return "\(found.equation) = \(found.system), but "
      + (other ?? "the law requires \(found.model)")
  }

  private var finding: String {
    let place = found.foundAtCase.map { "case \($0)" } ?? "by running this case"
    if isNamed && found.simplifications == 0 { return place }
    if verdict.kind == .flaky { return "\(place); not simplified, as it does not always fail" }
    if found.simplifications == 0 { return "\(place), in order of size: nothing to simplify" }
    return "\(place); \(found.simplifications) executions simplified "
      + "\(found.originalOperations) operations to \(found.operations)"
  }

  private var minimality: String {
    if verdict.kind == .flaky { return "unknown: smaller cases were not run" }
    return switch found.minimal {
    case .certified(let tried): "yes: no smaller case breaks it (all \(tried) were tried)"
    case .unknown where isNamed: "unknown: smaller cases were not run"
    case .unknown: "unknown: there are too many smaller cases to try them all"
    }
  }
}

extension String {
  /// The text in lines of at most 80 columns, indented by two, and by twelve after the first.
  ///
  /// It is broken at blanks, or, where a word is too long, inside of it.
  fileprivate var wrapped: [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.count + 1 + word.count <= (lines.count == 1 ? 78 : 68) {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    let pieces = lines.prefix(1) + lines.dropFirst().flatMap(\.pieces)
    return pieces.enumerated().map { ($0 == 0 ? "  " : String(repeating: " ", count: 12)) + $1 }
  }

  private var pieces: [String] {
    stride(from: 0, to: count, by: 68).map { String(dropFirst($0).prefix(68)) }
  }
}
