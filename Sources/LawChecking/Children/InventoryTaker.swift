package import BindingLaws

/// Asks models what they say without a system, in child processes, since they may crash.
///
/// One child asks one model after the other. Where a model ends it, that is the answer, and the next
/// child goes on behind it.
package struct InventoryTaker {
  /// What a model said, or why it said nothing.
  package typealias Answer = Result<Inventory, ChildError>

  private let laws: [Law]
  private let isCounting: Bool
  private let limits: ChildLimits
  private let launch: ChildLauncher

  /// - Parameters:
  ///   - laws: The laws of which each model is asked whether they speak about it.
  ///   - isCounting: Whether values are counted, too.
  package init(
    among laws: [Law], counting isCounting: Bool = false, _ limits: ChildrenLimits,
    _ launch: @escaping ChildLauncher
  ) {
    (self.laws, self.isCounting) = (laws, isCounting)
    (self.limits, self.launch) = (limits.child, launch)
  }

  /// The answers of the models of these systems, in order.
  ///
  /// - Throws: `ChildError.notStarted` when no child can be made, and `unreachableType` when a
  ///   law cannot be found again in one.
  package func answers(of systems: [any BindingSystem.Type]) throws -> [Answer] {
    let addresses = try laws.map { try LawAddress(of: $0) }
    var answers: [Answer] = []
    while answers.count < systems.count {
      answers += try begin(systems[answers.count...], addresses)
    }
    return answers
  }

  /// The answers of the first systems, at least of one: as many as one child comes to.
  private func begin(
    _ systems: ArraySlice<any BindingSystem.Type>, _ laws: [LawAddress]
  ) throws -> [Answer] {
    let addresses = systems.lazy.map(TypeAddress.init(of:)).prefix { $0 != nil }.compactMap(\.self)
    guard let first = addresses.first else {
      return systems.prefix(1).map { .failure(.unreachableType("\($0)")) }
    }
    let report = launch(
      ChildJob(
        system: first, law: nil, options: CheckOptions(), limits: limits,
        task: .inventory(laws, of: Array(addresses), counting: isCounting), looks: true,
        doneStatus: ChildStatus.done))
    if case .notStarted(let reason) = report.diagnosis { throw ChildError.notStarted(reason) }
    guard let answers = report.inventories, answers.count <= addresses.count else {
      // Nobody knows which of them wrote over what was said, so each is asked alone.
      if addresses.count > 1 { return try begin(systems.prefix(1), laws) }
      return systems.prefix(1).map { dead($0, "it \(Diagnosis.garbled)") }
    }
    let words = report.diagnosis.words(limits, report.sentence)
    let silent = answers.count < addresses.count ? systems.dropFirst(answers.count).prefix(1) : []
    return answers.map(Answer.success) + silent.map { dead($0, words) }
  }

  private func dead(_ system: any BindingSystem.Type, _ words: String) -> Answer {
    .failure(.deadModel(system.displayName, words))
  }
}

extension ChildReport {
  /// What models said, one after the other; `nil` where that is not legible.
  fileprivate var inventories: [Inventory]? {
    let answers = findings.compactMap { finding -> Inventory? in
      if case .inventory(let inventory)? = finding { inventory } else { nil }
    }
    return diagnosis == .garbled || answers.count < findings.count ? nil : answers
  }
}
