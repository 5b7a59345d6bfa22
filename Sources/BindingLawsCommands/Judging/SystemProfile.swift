import BindingLaws
import LawChecking

/// What kind of binding each port of a system is, and what the verdicts on it are.
///
/// `explain --profile` prints it: as JSON by its coding keys, as text by `SystemProfile+Text`.
/// The text shows the verdicts in the order of `laws`, which is no part of the JSON.
struct SystemProfile: Encodable {
  let system: String
  /// The weakest kind among the ports.
  let kind: String
  let ports: [PortProfile]
  let verdicts: [String: String]
  /// Up to how many operations of memory each proved law holds.
  let k: [String: Int]
  /// The laws that are skipped, with the reasons.
  let skips: [String: String]
  let laws: [String]

  private enum CodingKeys: String, CodingKey {
    case system, kind, ports, verdicts, k, skips
  }

  /// - Parameters:
  ///   - system: The system.
  ///   - judgements: The verdicts on it; those on broken laws say at which port.
  ///   - place: Where laws are judged at one port after the other.
  init(_ system: JudgedSystem, _ judgements: [Judgement], _ place: Place) throws {
    self.system = system.name
    let found = judgements.map(\.verdict)
    laws = found.map(\.law.id)
    skips = system.skipReasons
    verdicts = Dictionary(
      found.filter { $0.skipReason == nil }.map { ($0.law.id, $0.kind.rawValue) },
      uniquingKeysWith: { $1 })
    k = found.reduce(into: [:]) { $0[$1.law.id] = $1.depthOfProof }
    let isSafe = !system.mayTrap && !found.contains { $0.kind.isDeath || $0.showsEnd }
    let counts = try system.counts(place)
    ports = try (counts?.ports ?? []).enumerated().map { index, port in
      let open = counts?.ports.count == 1 ? [] : found.lawsLeftOpen
      let verdicts =
        isSafe
        ? try found.filter { !open.map(\.id).contains($0.law.id) || $0.isBroken(at: port.name) }
          + system.verdicts(atPort: index, by: open, place) : nil
      return PortProfile(
        port, by: verdicts, likensValues: counts?.likensValues ?? false)
    }
    let kinds = Set(ports.map(\.kind))
    kind = PortKind.allCases.first(where: kinds.contains)?.rawValue ?? Self.unobserved
  }

  /// What there is to say instead of a kind.
  static let unobserved = "not observed, because it may crash"
}

extension JudgedSystem {
  /// What the model says of its values; `nil` where that crashes.
  fileprivate func counts(_ place: Place) throws -> Inventory.Counts? {
    guard case .children = place else {
      return Inventory(of: system, among: [], counting: true).counts
    }
    let answer = try [self].inventories(among: [], counting: true)[0]
    return try? answer.get().counts
  }

  /// What is found when nothing but one port is looked at, without a proof.
  fileprivate func verdicts(
    atPort port: Int, by laws: [Law], _ place: Place
  ) throws -> [Verdict] {
    var options = CheckOptions()
    (options.port, options.usesProof, options.certificationLimit) = (port, false, 0)
    return try judgements(by: laws, options: options, place).map(\.verdict)
  }
}

extension Verdict {
  /// Whether the counterexample is about a port.
  ///
  /// It compares words that `Explanation` in `LawChecking` writes.
  fileprivate func isBroken(at port: String) -> Bool {
    let variables = counterexample?.variables ?? []
    return speaksAgainstLaw
      && !Set(variables).isDisjoint(with: ["p = \(port)", "p = held \(port)"])
  }
}
