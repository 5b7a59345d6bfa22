import BindingLaws
import LawChecking

/// The verdicts on many systems, a row a system and a sign a law.
///
/// It has 100 columns; on a narrower terminal it leaves out what matters less, or takes two lines
/// for a row.
struct VerdictTable {
  private enum Shape {
    case full, short, twoLines
  }

  private let judgements: [Judgement]
  private let width: Int
  private let shape: Shape
  private static let shared: [any Law.Type] = [
    RoundTripLaw.self, HonestyLaw.self, LocalityLaw.self,
  ]

  init(_ judgements: [Judgement], width: Int = 100) {
    (self.judgements, self.width) = (judgements, min(width, 100))
    shape = width >= 100 ? .full : width >= 76 ? .short : .twoLines
  }

  var lines: [String] {
    let heading = line(
      "system", "rows", ["round", "honesty", "local", "own kind"], "cases", "seconds")
    return heading + systems.flatMap(row) + [""] + Self.legend.flowing(in: width) + [""]
      + Self.key.flatMap { name, laws in
        laws.flowing(in: width - 10).enumerated().map { index, line in
          (index == 0 ? name : "").padded(to: 10) + line
        }
      }
  }

  /// What the columns hold, sign by sign.
  private static var key: [(name: String, laws: [String])] {
    [
      ("rows", ["the numbers that the system goes by elsewhere"]),
      ("round", RoundTripLaw.allCases.map(\.id)), ("honesty", HonestyLaw.allCases.map(\.id)),
      ("local", LocalityLaw.allCases.map(\.id)),
      ("own kind", ["the laws of its kind, which `\(program) profile SYSTEM` names one by one"]),
    ]
  }

  private var systems: [JudgedSystem] {
    judgements.reduce(into: []) { names, judgement in
      if names.last?.name != judgement.system.name { names.append(judgement.system) }
    }
  }

  private func row(_ system: JudgedSystem) -> [String] {
    let own = judgements.filter { $0.system.name == system.name }
    let shared = Self.shared.map { family in signs(own) { type(of: $0) == family } }
    let others = signs(own) { law in !Self.shared.contains { $0 == type(of: law) } }
    let cases = own.reduce(0) { $0 + $1.verdict.cases }
    let seconds = own.reduce(Duration.zero) { $0 + $1.duration }.seconds
    return line(
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

  private static let legend = [
    "✓ upheld", "■ proved", "✗ broken, as declared", "∅ impossible", "· does not apply",
    "? gave up", "~ flaky", "† crashed", "∞ hung", "! not as declared", "– not owed",
  ]

  private func line(
    _ system: String, _ rows: String, _ signs: [String], _ cases: String, _ seconds: String
  ) -> [String] {
    if shape == .twoLines { return [system, "  " + signs.joined(separator: " ")] }
    let columns =
      [system.padded(to: 26)] + (shape == .full ? [rows.cut(to: 14).padded(to: 14)] : [])
    let middle = zip(signs, [5, 10, 5, 13]).map { $0.padded(to: $1) } + [cases.aligned(to: 6)]
    let end = shape == .full ? [seconds.aligned(to: 7)] : []
    return [(columns + middle + end).joined(separator: "  ")]
  }
}

extension [String] {
  /// The pieces one after the other, in lines of at most so many columns.
  fileprivate func flowing(in width: Int) -> [String] {
    reduce(into: [String]()) { lines, piece in
      guard let last = lines.last, last.count + 3 + piece.count <= width else {
        return lines.append(piece)
      }
      lines[lines.count - 1] = last + "   " + piece
    }
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
