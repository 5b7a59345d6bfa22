import BindingGenerators
package import BindingLaws

/// What kind of binding one port of a system is.
package struct PortProfile: Codable {
  /// From how many bases a value is read.
  package struct Fibre: Codable {
    package let value: String
    package let bases: Int
  }

  /// The name of the port.
  package let port: String
  /// The kind; `nil` when the port was not observed.
  package var kind: PortKind?
  /// The kind that it is for the sets that it accepts, when it rejects others.
  package private(set) var whereAccepted: PortKind?
  /// From how many bases each value is read; `nil` when there are too many, or sets are rejected.
  package let fibres: [Fibre]?
  /// The policy of a port that is on while its tag is selected.
  package private(set) var policy: TagPolicy?

  /// Profiles every port of a system.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - isObserved: Whether it is run, in this process; otherwise fibres are counted only.
  ///   - recorder: Is told of each case before it runs.
  /// - Throws: An error that says what to do when the model gives nothing to draw from.
  static func ports<System: BindingSystem>(
    of system: System.Type, isObserved: Bool, telling recorder: (any RunRecorder)? = nil
  ) throws -> [PortProfile] {
    let world = try World(System.Model.self)
    let counts = FibreCount(System.Model.self)?.counts
    var profiles = world.handles.map { handle in
      let fibres = counts?[handle.index]?.map { Fibre(value: $0.value, bases: $0.bases) }
      return PortProfile(port: portText(handle.port), fibres: fibres)
    }
    guard isObserved else { return profiles }
    let runs = try zip(
      PortRuns<System>.ofAllPorts(telling: recorder),
      PortRuns<ExactSystem<System>>.ofAllPorts(telling: recorder))
    for (port, (runs, exact)) in zip(profiles.indices, runs) {
      (profiles[port].kind, profiles[port].whereAccepted) = runs.kind(exact)
      profiles[port].policy = runs.policy
    }
    return profiles
  }

  /// Makes the kind what is left of it by a law that the port is known to break: a profile tries the first
  /// bases and values alone.
  package mutating func weaken(breaking law: String) {
    guard let best = whereAccepted ?? kind, best >= .wellBehaved else { return }
    if law == Law.setSet.id {
      if whereAccepted == nil { kind = .wellBehaved } else { whereAccepted = .wellBehaved }
    } else if [Law.setGet, .getSet, .rejectedSetIsInert].contains(where: { $0.id == law }) {
      (kind, whereAccepted) = (.lawless, nil)
    }
  }

  private init(port: String, fibres: [Fibre]?) {
    (self.port, self.fibres) = (port, fibres)
  }
}
