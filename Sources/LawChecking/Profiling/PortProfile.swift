import BindingGenerators
import BindingLaws

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
  /// - Throws: An error that says what to do when the model gives nothing to draw from.
  static func ports<System: BindingSystem>(
    of system: System.Type, isObserved: Bool
  ) throws -> [PortProfile] {
    let world = try World(System.Model.self)
    let counts = FibreCount(System.Model.self)?.counts
    var profiles = world.handles.map { handle in
      let fibres = counts?[handle.index]?.map { Fibre(value: $0.value, bases: $0.bases) }
      return PortProfile(port: portText(handle.port), fibres: fibres)
    }
    guard isObserved else { return profiles }
    let runs = try zip(PortRuns<System>.ofAllPorts(), PortRuns<ExactSystem<System>>.ofAllPorts())
    for (port, (runs, exact)) in zip(profiles.indices, runs) {
      (profiles[port].kind, profiles[port].whereAccepted) = runs.kind(exact)
      profiles[port].policy = runs.policy
    }
    return profiles
  }

  private init(port: String, fibres: [Fibre]?) {
    (self.port, self.fibres) = (port, fibres)
  }
}
