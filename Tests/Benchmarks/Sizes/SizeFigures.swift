import BindingLaws
import BindingSpecimens
import LawChecking

/// The sizes of the smallest failing cases, and what follows for proofs and for cases in order of size.
struct SizeFigures: Codable {
  /// The findings of one kind.
  struct Group: Codable {
    let name: String
    /// The number of systems that have such findings.
    let systems: Int
    /// The findings with each number of operations.
    let operations: [Int]
    /// The systems whose smallest finding has each number of operations.
    let smallest: [Int]
    /// The systems that a proof has to reach each number of operations to exclude.
    let memory: [Int]
    /// The findings that use each number of ports.
    let ports: [Int]
    /// The findings that set each number of values.
    let values: [Int]
    /// The findings that use each number of held bindings.
    let held: [Int]
  }

  let groups: [Group]
  /// The lawful systems that are proved up to each number of operations of memory.
  let proved: [Int]
  let order: OrderFigures

  /// Measures the sizes of findings.
  ///
  /// - Parameter paths: Files of findings from elsewhere. Each is a group with the name of the file.
  static func measure(with paths: [String]) async throws -> SizeFigures {
    let systems = allSpecimens.filter { !$0.mayTrap && !$0.isOnMainActor }
    let specimens = try await systems.filter { !$0.isLawful }.concurrently { try $0.findings() }
    let trees = try await TreeFault.allCases.concurrently(findings)
    let todos = try await TodoFault.allCases.concurrently(findings)
    let fromFiles = try paths.map { path in
      let file = path.split(separator: "/").last ?? ""
      let name = file.prefix { $0 != "." }.replacing("-", with: " ")
      return Group(String(name), try Finding.read(path))
    }
    let proofs = try await systems.filter(\.isLawful).concurrently { try $0.depthOfProof() }
    return SizeFigures(
      groups: [
        Group("specimens", specimens.flatMap(\.self)), Group("tree", trees.flatMap(\.self)),
        Group("todo app", todos.flatMap(\.self)),
      ] + fromFiles,
      proved: proofs.compactMap(\.self).counts, order: try await .measure())
  }

  @Sendable private static func findings(of fault: TreeFault) throws -> [Finding] {
    let checker = try LawChecker(TreeSystem.self, options: .unadvised) {
      TreeSystem(source: $0, fault: fault)
    }
    return try TreeSystem.laws.compactMap {
      try checker.verdict(on: $0).flatMap { Finding($0, of: fault.rawValue) }
    }
  }

  @Sendable private static func findings(of fault: TodoFault) throws -> [Finding] {
    let checker = try LawChecker(TodoSystem.self, options: .unadvised) {
      TodoSystem(source: $0, fault, .plain)
    }
    return try TodoSystem.laws.compactMap {
      try checker.verdict(on: $0).flatMap { Finding($0, of: fault.rawValue) }
    }
  }
}

extension SizeFigures.Group {
  /// Makes a group of findings.
  init(_ name: String, _ findings: [Finding]) {
    let systems = Dictionary(grouping: findings, by: \.system).values
    let uses = findings.compactMap(\.use)
    self.init(
      name: name, systems: systems.count, operations: findings.map(\.operations).counts,
      smallest: systems.compactMap { $0.map(\.operations).min() }.counts,
      memory: systems.map(Self.depthOfMemory).counts, ports: uses.map(\.ports).counts,
      values: uses.map(\.values).counts, held: uses.map(\.held).counts)
  }

  /// Makes a group of all findings of several kinds.
  init(_ name: String, allOf groups: [Self]) {
    func sum(_ counts: KeyPath<Self, [Int]>) -> [Int] {
      let longest = groups.map { $0[keyPath: counts].count }.max() ?? 0
      return (0..<longest).map { place in
        groups.map { $0[keyPath: counts].dropFirst(place).first ?? 0 }.reduce(0, +)
      }
    }
    self.init(
      name: name, systems: groups.map(\.systems).reduce(0, +), operations: sum(\.operations),
      smallest: sum(\.smallest), memory: sum(\.memory), ports: sum(\.ports),
      values: sum(\.values), held: sum(\.held))
  }

  /// Returns the number of operations that a proof would have to reach to exclude a system.
  ///
  /// These are the operations before the step that differs from the same step on a new system. The number is 0
  /// if a new system is wrong.
  private static func depthOfMemory(_ findings: [Finding]) -> Int {
    findings.filter { $0.law == Law.historyIndependent.id }.map(\.before).min() ?? 0
  }
}

extension JudgedSystem {
  /// Returns the smallest case of each law that the system breaks.
  fileprivate func findings() throws -> [Finding] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [Finding] {
      let checker = try LawChecker(system, options: .unadvised)
      return try breaks.compactMap {
        try checker.verdict(on: $0).flatMap { Finding($0, of: name) }
      }
    }
    return try open(system)
  }

  /// Returns the depth of the proof that the system conforms to its model.
  ///
  /// Nil if there is no proof.
  fileprivate func depthOfProof() throws -> Int? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Int? {
      try LawChecker(system, options: .unadvised).verdict(on: .conforms)?.depthOfProof
    }
    return try open(system)
  }
}
