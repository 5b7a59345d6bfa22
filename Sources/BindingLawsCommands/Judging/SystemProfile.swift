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

  init(_ system: JudgedSystem, _ judgements: [Judgement]) throws {
    self.system = system.name
    laws = judgements.map(\.verdict.law.id)
    notOwed = SystemRecord(system).notOwed
    verdicts = Dictionary(
      judgements.map(\.verdict).filter { $0.notOwed == nil }.map { ($0.law.id, $0.kind.rawValue) },
      uniquingKeysWith: { $1 })
    let memory = judgements.filter(\.showsMemory)
    let isSafe = !system.mayTrap && !judgements.contains { $0.verdict.kind.isDeath }
    ports = try system.portProfiles(isObserved: isSafe).map { port in
      var port = port
      if memory.contains(where: { $0.concerns(port.port, of: system) }) && port.kind != nil {
        port.kind = .remembering
      }
      return port
    }
    kind = ports.compactMap(\.kind).min()?.rawValue ?? Self.unobserved
  }

  /// What there is to say instead of a kind.
  static let unobserved = "not observed, because it may end its process"
}

extension JudgedSystem {
  /// The profiles of the ports; a system that may end this process is not run for them.
  fileprivate func portProfiles(isObserved: Bool) throws -> [PortProfile] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [PortProfile] {
      try PortProfile.ports(of: system, isObserved: isObserved)
    }
    return try open(system)
  }
}

extension Judgement {
  private static let laws: [HonestyLaw] = [.historyIndependent, .readTransparent]

  /// Whether the verdict shows that the system remembers more than the base.
  fileprivate var showsMemory: Bool {
    verdict.kind == .broken && Self.laws.contains { $0.id == verdict.law.id }
  }

  /// Whether the counterexample is about a port, or there is no other one.
  fileprivate func concerns(_ port: String, of system: JudgedSystem) -> Bool {
    let variables = verdict.counterexample?.variables ?? []
    return system.portCount == 1
      || !Set(variables).isDisjoint(with: ["p = \(port)", "p = held \(port)"])
  }
}
