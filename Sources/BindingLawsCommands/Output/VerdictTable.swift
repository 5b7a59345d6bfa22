import BindingLaws
import LawChecking

/// The verdicts on many systems, a row a system and a sign a law, in at most 100 columns.
struct VerdictTable {
  private let judgements: [Judgement]
  private static let shared: [any Law.Type] = [
    RoundTripLaw.self, HonestyLaw.self, LocalityLaw.self,
  ]

  init(_ judgements: [Judgement]) {
    self.judgements = judgements
  }

  var lines: [String] {
    [Self.line("system", "rows", ["round", "honesty", "local", "own kind"], "cases", "seconds")]
      + systems.map(row) + [""] + legend
  }

  private var systems: [JudgedSystem] {
    judgements.reduce(into: []) { names, judgement in
      if names.last?.name != judgement.system.name { names.append(judgement.system) }
    }
  }

  private func row(_ system: JudgedSystem) -> String {
    let own = judgements.filter { $0.system.name == system.name }
    let shared = Self.shared.map { family in signs(own) { type(of: $0) == family } }
    let others = signs(own) { law in !Self.shared.contains { $0 == type(of: law) } }
    let cases = own.reduce(0) { $0 + $1.verdict.cases }
    let seconds = own.reduce(Duration.zero) { $0 + $1.duration }.seconds
    return Self.line(
      system.name, system.rows.joined(separator: " "), shared + [others], "\(cases)",
      seconds.rounded(to: 2))
  }

  private func signs(_ own: [Judgement], _ isIncluded: (any Law) -> Bool) -> String {
    let laws = Registry.current.laws.filter(isIncluded)
    let isShared = laws.contains { $0 is RoundTripLaw || $0 is HonestyLaw || $0 is LocalityLaw }
    return laws.map { law in
      own.first { $0.verdict.law.id == law.id }.map(\.sign) ?? (isShared ? "·" : "")
    }.joined()
  }

  private var legend: [String] {
    [
      "✓ upheld   ■ proved   ✗ broken, as declared   ∅ impossible   · does not apply",
      "? gave up   ~ flaky   † crashed   ∞ hung   ! not as declared   – not owed",
    ]
  }

  private static func line(
    _ system: String, _ rows: String, _ signs: [String], _ cases: String, _ seconds: String
  ) -> String {
    let widths = [5, 10, 5, 13]
    let middle = zip(signs, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
    return [
      system.padded(to: 26), rows.cut(to: 15).padded(to: 15), middle, cases.aligned(to: 6),
      seconds.aligned(to: 7),
    ].joined(separator: "  ")
  }
}

extension Judgement {
  /// The verdict as one sign.
  fileprivate var sign: String {
    if !isAsDeclared { return "!" }
    if notOwed != nil { return "–" }
    return switch verdict.kind {
    case .upheld: "✓"
    case .proved: "■"
    case .broken: "✗"
    case .impossible: "∅"
    case .gaveUp: "?"
    case .flaky: "~"
    case .crashed: "†"
    case .hung: "∞"
    }
  }
}
