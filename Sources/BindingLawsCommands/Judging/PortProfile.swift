import BindingLaws
import LawChecking

/// What kind of binding a port is, the weakest first; source of the last two names: Foster et al.,
/// TOPLAS 2007.
///
/// `explain --profile` prints the raw values. The order says which kind of a system is the weakest.
enum PortKind: String, Encodable, CaseIterable {
  /// It breaks set-get or get-set, or carries out what it has to reject.
  case lawless
  /// What it does depends on more than the base.
  case remembering
  /// It obeys set-get and get-set where values or bases that count as the same are not distinguished.
  case normalising
  /// It accepts no set at all.
  case readOnly = "read-only"
  /// It rejects some sets, and obeys set-get and get-set for the others.
  case partial
  /// It obeys set-get and get-set.
  case wellBehaved = "well-behaved"
  /// It obeys set-get, get-set and set-set.
  case veryWellBehaved = "very well-behaved"
}

/// What kind of binding one port of a system is, by the verdicts on it.
///
/// The names of its properties are keys of `explain --profile --json`.
struct PortProfile: Encodable {
  /// The name of the port.
  let port: String
  /// The kind; `nil` when the port was not observed.
  private(set) var kind: PortKind?
  /// The kind that it is for the sets that it accepts, when it rejects others.
  private(set) var whereAccepted: PortKind?
  /// From how many bases each value is read; `nil` when there are too many, or sets are rejected.
  let fibres: [Inventory.Counts.Fibre]?
  /// The policy of a port that is on while its tag is selected.
  private(set) var policy: TagPolicy?

  /// - Parameters:
  ///   - port: What the model says of the port.
  ///   - verdicts: The verdicts on the port; `nil` when it was not observed.
  ///   - likensValues: Whether different values or bases count as the same.
  init(_ port: Inventory.Counts.Port, by verdicts: [Verdict]?, likensValues: Bool) {
    (self.port, fibres) = (port.name, port.fibres)
    guard let verdicts else { return }
    let kind = verdicts.kind(likensValues: likensValues)
    let isWellBehaved = kind == .wellBehaved || kind == .veryWellBehaved
    let isPartial = isWellBehaved && verdicts.obeys(.rejectedSetIsInert) != nil
    (self.kind, whereAccepted) = isPartial ? (.partial, kind) : (kind, nil)
    policy = verdicts.policy
  }
}

extension [Verdict] {
  /// The laws about the kind of a port that these verdicts on the whole system leave open.
  ///
  /// They are those that some port breaks, and those that may not speak about the port. Every law that `kind`
  /// or `policy` asks has to be here: else a fault at one port counts against all.
  var lawsLeftOpen: [Law] {
    let kinds: [Law] = [
      .getSet, .setSet, .readTransparent, .historyIndependent, .setOffClearsOwn,
    ]
    return [.setGet, .rejectedSetIsInert, .setOnSelects]
      + kinds.filter { law in
        contains { $0.law.id == law.id && $0.speaksAgainstLaw }
      }
  }

  /// Whether the port that these are about obeys a law; `nil` where no case shows it.
  func obeys(_ law: Law) -> Bool? {
    let verdicts = filter { $0.law.id == law.id }
    if verdicts.contains(where: \.speaksAgainstLaw) { return false }
    return verdicts.contains { $0.cases > 0 && $0.truth != .noEvidence } ? true : nil
  }

  /// What kind of binding the port is where it accepts a set.
  fileprivate func kind(likensValues: Bool) -> PortKind {
    if obeys(.historyIndependent) == false || obeys(.readTransparent) == false {
      return .remembering
    }
    if obeys(.rejectedSetIsInert) == false { return .lawless }
    guard let setGet = obeys(.setGet) else { return .readOnly }
    if !setGet || obeys(.getSet) == false { return .lawless }
    if likensValues { return .normalising }
    return obeys(.setSet) == false ? .wellBehaved : .veryWellBehaved
  }

  /// The policy of a port of a selection that goes on and off as it is set; a new `TagPolicy` is not found.
  fileprivate var policy: TagPolicy? {
    guard contains(where: { $0.law.id == Law.setOnSelects.id }), obeys(.setGet) == true
    else { return nil }
    let selects = obeys(.setOnSelects)
    if obeys(.rejectedSetIsInert) == true { return selects == nil ? .offOnly : .radio }
    // What has to be rejected and is carried out counts as accepted.
    guard let clearsOwn = obeys(.setOffClearsOwn) else { return nil }
    return clearsOwn ? .clearsOwn : selects == true ? .clearsAny : nil
  }
}

extension Verdict {
  /// Whether some case breaks the law.
  var speaksAgainstLaw: Bool { truth.map { $0.isFailure || $0 == .impossible } ?? false }
}
