package import BindingLaws

/// What a model says without a system: how many ports it has, and which laws speak about it.
///
/// `list`, `explain` and `new-test` ask for it. A child sends it to its parent, and no file keeps it.
package struct Inventory: Codable, Sendable {
  /// How many ports there are.
  package let ports: Int
  /// The ids of the laws that speak about it.
  package let laws: [String]
  /// What it says of its values; `nil` where nobody asked.
  package let counts: Counts?

  /// What a model says of its values.
  package struct Counts: Codable, Sendable {
    /// From how many bases a value is read.
    package typealias Fibre = Verdict.Grounds.Obstacle.Fibre

    /// What it says of the values at a port.
    package struct Port: Codable, Sendable {
      /// The name of the port.
      package let name: String
      /// From how many bases each value is read; `nil` where they are not listed, are too many, or a model
      /// that was not learned rejects a set.
      package let fibres: [Fibre]?
    }

    /// The ports, in order.
    package let ports: [Port]
    /// Whether different values or bases count as the same.
    package let likensValues: Bool

    fileprivate init<Model: ReferenceModel>(_ model: Model) {
      let fibres = FibreCount(model)?.counts
      ports = model.ports.enumerated().map { Port(name: portText($1), fibres: fibres?[$0]) }
      likensValues = model.likensValues
    }
  }

  /// Asks the model of a system.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - laws: The laws of which it is asked whether they speak about the model.
  ///   - isCounting: Whether values are counted, too; a model that is learned runs the system for that.
  package init<System: BindingSystem>(
    of system: System.Type, among laws: [Law], counting isCounting: Bool = false
  ) {
    let model = System.model
    ports = model.ports.count
    self.laws = laws.filter { $0.statement(for: model) != nil }.map { $0.id }
    counts = isCounting ? Counts(model) : nil
  }
}

extension ReferenceModel {
  /// Whether different values or bases count as the same, among the first of them.
  fileprivate var likensValues: Bool {
    let (bases, values) = ((bases ?? []).prefix(100), (values ?? []).prefix(100))
    return bases.contains { base in
      bases.contains { $0 != base && areEquivalent(bases: $0, base) }
    }
      || values.contains { value in
        values.contains { $0 != value && areEquivalent($0, value) }
      }
  }
}

// MARK: - In child processes

extension Inventory {
  /// What a model said, or why it said nothing.
  package typealias Answer = Result<Inventory, ChildError>

  /// Asks the models of these systems, in order, in child processes, since they may crash.
  ///
  /// One child asks one model after the other. Where a model ends it, that is the answer, and the next
  /// child goes on behind it.
  ///
  /// - Throws: `ChildError.notStarted` when no child can be made, and `unreachableType` when a
  ///   law cannot be found again in one.
  package static func answers(
    of systems: [any BindingSystem.Type], among laws: [Law], counting isCounting: Bool,
    _ launch: ChildLauncher
  ) throws -> [Answer] {
    let laws = try laws.map { try LawAddress(of: $0) }
    var (answers, most): ([Answer], Int) = ([], .max)
    while answers.count < systems.count {
      let asked = systems[answers.count...].prefix(most).lazy.map(TypeAddress.init(of:))
        .prefix { $0 != nil }.compactMap(\.self)
      guard let first = asked.first else {
        answers.append(.failure(.unreachableType("\(systems[answers.count])")))
        continue
      }
      let task = ChildJob.Task.inventory(of: Array(asked), counting: isCounting)
      let report = try launch(ChildJob(task: task, system: first, laws: laws))
      let said = report.answers(Inventory.self, about: asked.count)
      // Nobody knows which of them wrote over what was said: the first is asked alone, then the others.
      most = said == nil && asked.count > 1 ? 1 : .max
      if most == 1 { continue }
      answers += (said ?? []).map(Answer.success)
      if said?.count == asked.count { continue }
      let words = said == nil ? "it \(Diagnosis.garbled)" : report.words(ChildLimits())
      answers.append(.failure(.deadModel(systems[answers.count].displayName, words)))
    }
    return answers
  }
}
