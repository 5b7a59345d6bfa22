import BindingLaws
package import LawChecking

/// The verdicts on many systems, a row a system and a sign a law.
///
/// It has at most 100 columns; on a narrower terminal it leaves out what matters less, or takes
/// two lines for a row.
package struct VerdictTable {
  private let judgements: [Judgement]
  private let program: String
  private let width: Int
  /// The families that have a column each, a sign a law; one that grows may need more width in `line`.
  private static let shared: [(name: String, laws: LawSet)] = [
    ("round", .roundTrip), ("honesty", .honesty), ("local", .locality),
  ]

  /// - Parameters:
  ///   - judgements: The verdicts; those on one system stand together.
  ///   - program: What the key names to ask for more.
  ///   - width: How many columns there are.
  package init(_ judgements: [Judgement], of program: String, width: Int) {
    (self.judgements, self.program, self.width) = (judgements, program, min(width, 100))
  }

  package var lines: [String] {
    let heading = line("system", "rows", Self.shared.map(\.name) + ["own kind"], "k", "cases")
    let systems = judgements.grouped(by: \.verdict.system)
    return heading + systems.flatMap(row) + [""] + Self.legend.flowing(in: width) + [""]
      + key.flatMap { name, laws in
        laws.flowing(in: width - 10).enumerated().map { index, line in
          (index == 0 ? name : "").padded(to: 10) + line
        }
      }
  }

  /// What the columns hold, sign by sign.
  private var key: [(name: String, laws: [String])] {
    var key = [(name: "rows", laws: ["the numbers that the system goes by elsewhere"])]
    key += Self.shared.map { name, laws in (name, laws.map(\.id)) }
    key.append(("own kind", [ownKind]))
    key.append(("k", ["how many operations of memory what is proved allows for, at least"]))
    return key
  }

  private var ownKind: String {
    "the laws of its kind, which `\(program) explain SYSTEM --profile` names one by one"
  }

  private func row(_ system: String, _ own: [Judgement]) -> [String] {
    let signs = Dictionary(own.map { ($0.verdict.law.id, $0.sign) }) { first, _ in first }
    let shared = Self.shared.map { _, laws in laws.map { signs[$0.id] ?? "·" }.joined() }
    let others = Self.laws(ofOwnKind: own).compactMap { signs[$0] }.joined()
    let cases = own.reduce(0) { $0 + $1.verdict.cases }
    let rows = own.first?.rows.joined(separator: " ") ?? ""
    if own.allSatisfy({ $0.verdict.law == .any }) {
      return ["\(named(system))  ! \(own.first?.verdict.remark ?? "")".cut(to: max(40, width))]
    }
    let depths = own.compactMap(\.verdict.depthOfProof)
    let k = depths.min().map(String.init) ?? ""
    return line(system, rows, shared + [others], k, "\(cases)")
  }

  /// A name as wide as its column.
  private func named(_ system: String) -> String { system.cut(to: 26).padded(to: 26) }

  /// The laws that no other column has: those of the library in its order, then the others.
  private static func laws(ofOwnKind own: [Judgement]) -> [String] {
    let families = Set(shared.map(\.laws.name))
    let laws = own.map(\.verdict.law).filter { !families.contains($0.family) }.map(\.id)
    let known = laws.compactMap { places[$0] }.sorted().map { allLaws[$0].id }
    return (known + laws.filter { places[$0] == nil }).unique
  }

  static let legend = [
    "✓ upheld", "■ proved up to k", "✗ broken, as declared", "∅ impossible",
    "· not asked, or does not apply",
    "◌ no evidence", "? gave up", "~ flaky", "† crashed", "∞ timed out", "! not as declared",
    "– skipped",
  ]

  private func line(
    _ system: String, _ rows: String, _ signs: [String], _ k: String, _ cases: String
  ) -> [String] {
    // All columns and gaps take 79, and 95 with the rows.
    if width < 79 {
      let proof = k.isEmpty ? "" : "  " + k
      return [system.cut(to: max(40, width)), "  " + signs.joined(separator: " ") + proof]
    }
    let columns = [named(system)] + (width >= 95 ? [rows.cut(to: 14).padded(to: 14)] : [])
    let middle =
      zip(signs, [5, 11, 5, 12]).map { $0.padded(to: $1) }
      + [k.aligned(to: 2), cases.aligned(to: 6)]
    return [(columns + middle).joined(separator: "  ")]
  }
}
