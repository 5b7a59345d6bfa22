import BindingLaws
import BindingSpecimens
import LawChecking

/// Which laws notice which faults, and which of them nobody needs.
struct LawFigures: Codable {
  /// What a group of laws notices.
  struct Group: Codable {
    let name: String
    /// How many laws it has for the kind of system for which it has most.
    let laws: Int
    let noticed: Int
    /// How many cases a fault takes that is noticed, where each law of the group runs one in turn: half of them
    /// take at most so many, and nine of ten.
    let half, nineOfTen: Int
  }

  /// What one law notices.
  struct LawRow: Codable {
    let law: String
    /// How many faults it notices, and how many that no other law does, with and without `conforms`.
    let noticed, alone, aloneWithoutConforms: Int
    /// How many specimens break it, and how many that break no other law.
    let specimens, specimensAlone: Int
  }

  /// A law of a list in which each notices most of what those before it have missed.
  struct Step: Codable {
    let law: String
    /// How many faults and specimens it adds.
    let added: Int
  }

  /// A hundred cases of each law, since each of some seventy is asked about each of some thousand faults.
  static let effort = Effort.quick

  let systems: Int
  /// How many kinds of faults there are.
  let kinds: Int
  /// How many faults can be told from the system alone, and those of them that no law notices.
  let faults: Int
  let missed: [String]
  let specimens: Int
  let groups: [Group]
  let laws: [LawRow]
  let steps: [Step]

  static func measure() async throws -> LawFigures {
    let systems = allSpecimens.filter { $0.isLawful && !$0.mayTrap && !$0.isOnMainActor }
    let sightings = try await systems.concurrently { try $0.sightings() }
    let visible = sightings.flatMap(\.self)
    let faulty = allSpecimens.map(\.breaks).filter { !$0.isEmpty }.map { Set($0.map(\.id)) }
    let noticed = visible.map(\.noticed)
    return LawFigures(
      systems: systems.count, kinds: Set(visible.map(\.sighting.fault)).count,
      faults: visible.count, missed: visible.filter(\.noticed.isEmpty).map(\.name),
      specimens: faulty.count, groups: LawGroup.all.map { Group($0, visible) },
      laws: allLaws.map { LawRow($0, noticed, faulty) },
      steps: steps(over: noticed + faulty))
  }

  /// Takes one law after the other, each time the first of those that notice most.
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

/// A fault around a system that can be told from the system alone.
private struct VisibleFault: Sendable {
  let sighting: FaultSighting
  /// The laws by which systems of this kind are judged where nobody names others.
  let usual: Set<Law>

  var name: String { "\(sighting.system) with \(sighting.fault)" }

  /// The laws of the library that notice it.
  var noticed: Set<String> {
    Set(allLaws.map(\.id).filter { sighting.cases[$0] != nil })
  }

  /// How many cases these laws need together, where each in turn runs one; `nil` where none of them notices it.
  func casesInTurn(of laws: [Law]) -> Int? {
    laws.enumerated().compactMap { place, law in
      sighting.cases[law.id].map { ($0 - 1) * laws.count + place + 1 }
    }.min()
  }
}

extension JudgedSystem {
  /// What each law makes of each fault around the system; those that it skips are not asked.
  fileprivate func sightings() throws -> [VisibleFault] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [VisibleFault] {
      let laws = LawGroup.laws.filter { law in !skips.contains { $0.law == law } }
      let usual = Set(system.laws)
      var options = CheckOptions()
      options.effort = LawFigures.effort
      return try PowerCheck(system, laws: laws, options: options).sightings()
        .filter(\.isVisible).map { VisibleFault(sighting: $0, usual: usual) }
    }
    return try open(system)
  }
}

extension LawFigures.Group {
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
  fileprivate init(_ law: Law, _ noticed: [Set<String>], _ specimens: [Set<String>]) {
    let conforms = Law.conforms.id
    self.init(
      law: law.id, noticed: noticed.count { $0.contains(law.id) },
      alone: noticed.count { $0 == [law.id] },
      aloneWithoutConforms: noticed.count { $0.subtracting([conforms]) == [law.id] },
      specimens: specimens.count { $0.contains(law.id) },
      specimensAlone: specimens.count { $0 == [law.id] })
  }
}
