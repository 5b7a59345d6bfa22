package import BindingLaws

/// The number of ports of a model, which it tells without a system.
///
/// `list` and `explain` ask for it. A child sends it to its parent, and no file keeps it.
package struct Inventory: Codable, Sendable {
  /// The number of ports.
  package let ports: Int

  /// Asks the model of a system.
  package init<System: BindingSystem>(of system: System.Type) {
    ports = System.model.ports.count
  }
}

// MARK: - In child processes

extension Inventory {
  /// The inventory of a model, or why there is none.
  package typealias Answer = Result<Inventory, ChildError>

  /// Asks the models of these systems, in order, in child processes, since they may crash.
  ///
  /// One child asks one model after the other. If a model ends the child, that end is the answer, and the
  /// next child begins with the next model.
  ///
  /// - Throws: `ChildError.notStarted` if no child can be made.
  package static func answers(
    of systems: [any BindingSystem.Type], _ launch: ChildLauncher
  ) throws -> [Answer] {
    var answers: [Answer] = []
    var asksAlone = false
    while answers.count < systems.count {
      let left = systems[answers.count...].prefix(asksAlone ? 1 : .max)
      let asked = left.lazy.map(TypeAddress.init(of:)).prefix { $0 != nil }.compactMap(\.self)
      guard let first = asked.first else {
        answers.append(.failure(.unreachableType("\(systems[answers.count])")))
        continue
      }
      let task = ChildJob.Task.inventory(of: Array(asked))
      let report = try launch(ChildJob(task: task, system: .type(first)))
      let said = report.answers(Inventory.self, about: asked.count)
      // Any of them may have written over the answers: the first is asked alone, then the others.
      asksAlone = said == nil && asked.count > 1
      if asksAlone { continue }
      answers += (said ?? []).map(Answer.success)
      if said?.count == asked.count { continue }
      let words = said == nil ? "it \(Diagnosis.garbled)" : report.words(ChildLimits())
      answers.append(.failure(.deadModel(systems[answers.count].displayName, words)))
    }
    return answers
  }
}
