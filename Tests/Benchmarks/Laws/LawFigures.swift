import BindingLaws
import BindingSpecimens
import LawChecking

/// The faults that each law notices, and the laws that notice none that others miss.
struct LawFigures: Codable {
  /// The faults that a group of laws notices, in numbers.
  struct Group: Codable {
    let name: String
    /// The number of laws in the group, for the kind of system for which it has most.
    let laws: Int
    let noticed: Int
    /// The cases that half, and nine in ten, of the noticed faults need at most.
    ///
    /// The laws of the group run their cases in turn.
    let half, nineOfTen: Int
  }

  /// The faults and specimens that one law notices, in numbers.
  struct LawRow: Codable {
    let law: String
    /// The number of faults that the law notices, and of those that no other law does.
    ///
    /// `aloneWithoutConforms` leaves `conforms` out of the others.
    let noticed, alone, aloneWithoutConforms: Int
    /// The number of specimens that break the law, and of those that break no other law.
    let specimens, specimensAlone: Int
  }

  /// An entry of a list of laws, each of which notices the most faults that the laws before it have missed.
  struct Step: Codable {
    let law: String
    /// The number of faults and specimens that the law adds.
    let added: Int
  }

  /// The effort of each law: a hundred cases.
  ///
  /// It is small because each of some seventy laws judges each of some thousand faults.
  static let effort = Effort.quick

  /// The distance of the faults that are put around one system, in the list of all faults.
  ///
  /// The next system begins with the next fault, so that each fault is put around every twelfth system. All
  /// pairs would take most of an hour in debug.
  static let step = 12

  let systems: Int
  /// The number of kinds of faults.
  let kinds: Int
  /// The number of visible faults.
  ///
  /// `missed` are those that no law notices.
  let faults: Int
  let missed: [String]
  let specimens: Int
  let groups: [Group]
  let laws: [LawRow]
  let steps: [Step]

  /// Puts faults around all lawful specimens, and counts the laws that notice them.
  ///
  /// Systems that may trap, or that need the main actor, are left out: many run at once, in this process.
  static func measure() async throws -> LawFigures {
    let systems = allSpecimens.filter { $0.isLawful && !$0.mayTrap && !$0.isOnMainActor }
    let numbered = Array(systems.enumerated())
    let sightings = try await numbered.concurrently { number, system in
      try system.sightings(from: number % step)
    }
    let visible = sightings.flatMap(\.self)
    let noticed = visible.map(\.noticed)
    let broken = allSpecimens.map(\.breaks).filter { !$0.isEmpty }.map { Set($0.map(\.id)) }
    return LawFigures(
      systems: systems.count, kinds: Set(visible.map(\.sighting.fault)).count,
      faults: visible.count, missed: visible.filter(\.noticed.isEmpty).map(\.name),
      specimens: broken.count, groups: LawGroup.all.map { Group($0, visible) },
      laws: allLaws.map { LawRow($0, noticed: noticed, broken: broken) },
      steps: steps(over: noticed + broken))
  }

  /// Returns the laws in the order of a greedy choice.
  ///
  /// Each is the first of those that notice the most.
  ///
  /// - Parameter noticed: The ids of the laws that notice each fault or specimen.
  private static func steps(over noticed: [Set<String>]) -> [Step] {
    var missed = noticed.filter { !$0.isEmpty }
    var steps: [Step] = []
    while !missed.isEmpty {
      let counts = allLaws.map { law in missed.count { $0.contains(law.id) } }
      let most = counts.max() ?? 0
      guard let place = counts.firstIndex(of: most) else { break }
      steps.append(Step(law: allLaws[place].id, added: most))
      missed.removeAll { $0.contains(allLaws[place].id) }
    }
    return steps
  }
}

/// A fault around a system that differs visibly from the system without it.
private struct VisibleFault: Sendable {
  let sighting: FaultSighting
  /// The laws that judge systems of this kind by default.
  let usual: Set<Law>

  var name: String { "\(sighting.system) with \(sighting.fault)" }

  /// The laws of the library that notice the fault.
  var noticed: Set<String> {
    Set(allLaws.map(\.id).filter { sighting.cases[$0] != nil })
  }

  /// Returns the number of cases that these laws need if they run one each in turn.
  ///
  /// Nil if none of them notices the fault.
  func casesInTurn(of laws: [Law]) -> Int? {
    laws.enumerated().compactMap { place, law in
      sighting.cases[law.id].map { ($0 - 1) * laws.count + place + 1 }
    }.min()
  }
}

extension JudgedSystem {
  /// Returns the visible faults around the system with the answers of each law.
  ///
  /// Laws that the system skips are not asked.
  ///
  /// - Parameter first: The index of the first fault.
  fileprivate func sightings(from first: Int) throws -> [VisibleFault] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [VisibleFault] {
      let laws = LawGroup.laws.filter { law in !skips.contains { $0.law == law } }
      let usual = Set(system.laws)
      var options = CheckOptions()
      options.effort = LawFigures.effort
      return try PowerCheck(system, laws: laws, options: options)
        .sightings(every: LawFigures.step, from: first).filter(\.isVisible)
        .map { VisibleFault(sighting: $0, usual: usual) }
    }
    return try open(system)
  }
}

extension LawFigures.Group {
  /// Counts the faults that a group of laws notices.
  fileprivate init(_ group: LawGroup, _ faults: [VisibleFault]) {
    let laws = faults.map { fault in
      fault.sighting.asked.filter { group.contains($0, fault.usual) }
    }
    let cases = zip(faults, laws).compactMap { $0.casesInTurn(of: $1) }.sorted()
    self.init(
      name: group.name, laws: laws.map(\.count).max() ?? 0, noticed: cases.count,
      half: cases.isEmpty ? 0 : cases.median,
      nineOfTen: cases.isEmpty ? 0 : cases[(cases.count - 1) * 9 / 10])
  }
}

extension LawFigures.LawRow {
  /// Counts what a law notices.
  ///
  /// - Parameters:
  ///   - noticed: The ids of the laws that notice each fault.
  ///   - broken: The ids of the laws that each faulty specimen breaks.
  fileprivate init(_ law: Law, noticed: [Set<String>], broken: [Set<String>]) {
    let conforms = Law.conforms.id
    self.init(
      law: law.id, noticed: noticed.count { $0.contains(law.id) },
      alone: noticed.count { $0 == [law.id] },
      aloneWithoutConforms: noticed.count { $0.subtracting([conforms]) == [law.id] },
      specimens: broken.count { $0.contains(law.id) },
      specimensAlone: broken.count { $0 == [law.id] })
  }
}
