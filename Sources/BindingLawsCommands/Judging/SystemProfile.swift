import BindingLaws
import LawChecking

/// What kind of binding each port of a system is, and what the verdicts on it are.
struct SystemProfile: Encodable {
  let system: String
  /// The weakest kind among the ports.
  let kind: String
  let ports: [PortProfile]
  let verdicts: [String: String]
  /// The laws that are not owed, with the reasons.
  let notOwed: [String: String]
  let laws: [String]

  private enum CodingKeys: String, CodingKey {
    case system, kind, ports, verdicts, notOwed
  }

  init(_ system: JudgedSystem, _ judgements: [Judgement], _ place: Place) throws {
    self.system = system.name
    laws = judgements.map(\.verdict.law.id)
    notOwed = system.reasonsNotOwed
    verdicts = Dictionary(
      judgements.map(\.verdict).filter { $0.notOwed == nil }.map { ($0.law.id, $0.kind.rawValue) },
      uniquingKeysWith: { $1 })
    let memory = judgements.filter(\.showsMemory)
    let ends = judgements.map(\.verdict).contains { $0.kind.isDeath || $0.showsEnd }
    let isSafe = !system.mayTrap && !ends
    let profiles = try system.checker(place).profile(isObserved: isSafe)
    ports = profiles.map { port in
      func concerned(_ judgements: [Judgement]) -> [Judgement] {
        judgements.filter { profiles.count == 1 || $0.concerns(port.port) }
      }
      var port = port
      if port.kind == nil { return port }
      for broken in concerned(judgements.filter { $0.verdict.kind == .broken }) {
        port.weaken(breaking: broken.verdict.law.id)
      }
      if !concerned(memory).isEmpty { port.kind = .remembering }
      return port
    }
    kind = ports.compactMap(\.kind).min()?.rawValue ?? Self.unobserved
  }

  /// What there is to say instead of a kind.
  static let unobserved = "not observed, because it may end its process"
}

extension Judgement {
  private static let laws: [Law] = [.historyIndependent, .readTransparent]

  /// Whether the verdict shows that the system remembers more than the base.
  fileprivate var showsMemory: Bool {
    verdict.kind == .broken && Self.laws.contains { $0.id == verdict.law.id }
  }

  /// Whether the counterexample is about a port.
  fileprivate func concerns(_ port: String) -> Bool {
    let variables = verdict.counterexample?.variables ?? []
    return !Set(variables).isDisjoint(with: ["p = \(port)", "p = held \(port)"])
  }
}
