import BindingLaws
import LawChecking

/// What kind of binding a system derives, as its verdicts tell.
struct SystemProfile: Encodable {
  let system: String
  let kind: String
  let verdicts: [String: String]
  private let laws: [String]

  private enum CodingKeys: String, CodingKey {
    case system, kind, verdicts
  }

  init(_ system: JudgedSystem, _ judgements: [Judgement]) {
    self.system = system.name
    laws = judgements.map(\.verdict.law.id)
    verdicts = Dictionary(
      judgements.map { ($0.verdict.law.id, $0.verdict.kind.rawValue) }, uniquingKeysWith: { $1 })
    kind = Self.kind(verdicts)
  }

  /// The table of verdicts.
  var lines: [String] {
    laws.map { "  \($0.padded(to: 26))  \(verdicts[$0] ?? "")" }
  }

  /// The names are those of the theory of lenses (Foster et al., TOPLAS 2007).
  private static func kind(_ verdicts: [String: String]) -> String {
    func obeys(_ law: RoundTripLaw) -> Bool { verdicts[law.id] != "broken" }
    func isOwed(_ law: RoundTripLaw) -> Bool { verdicts[law.id] != nil }
    if verdicts[HonestyLaw.historyIndependent.id] == "broken" { return "remembering" }
    if !isOwed(.setGet) { return "read-only" }
    switch (obeys(.setGet), obeys(.getSet), obeys(.setTwice)) {
    case (true, true, _):
      let isTotal = obeys(.setSet) && verdicts[RoundTripLaw.setSet.id] != "impossible"
      let kind = isTotal ? "very well-behaved" : "well-behaved"
      return isOwed(.rejectedSetIsInert) ? "partial, \(kind)" : kind
    case (false, true, true): return "normalising"
    default: return "lawless"
    }
  }
}
