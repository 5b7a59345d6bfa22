package import BindingLaws

/// What a model says without a system: how many ports it has, and which laws speak about it.
///
/// `list`, `explain` and `new-test` ask for it. A child sends it to its parent, and no file keeps it.
package struct Inventory: Codable, Sendable {
  /// How many ports there are.
  package let ports: Int
  /// The ids of the laws that speak about it.
  package let laws: [String]

  /// Asks the model of a system.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - laws: The laws of which it is asked whether they speak about the model.
  package init<System: BindingSystem>(of system: System.Type, among laws: [Law]) {
    let model = System.model
    ports = model.ports.count
    self.laws = laws.filter { $0.statement(for: model) != nil }.map { $0.id }
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
    of systems: [any BindingSystem.Type], among laws: [Law], _ launch: ChildLauncher
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
      let task = ChildJob.Task.inventory(of: Array(asked))
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
